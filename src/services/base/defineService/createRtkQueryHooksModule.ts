import { reactHooksModule, skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useInsertionEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';

type UseQuery = (args: unknown, options?: { readonly skip?: boolean }) => object;
interface Endpoint {
  readonly initiate: (args: unknown, options: object) => never;
  useQuery?: UseQuery;
  useInfiniteQuery?: UseQuery;
}

/**
 * Wraps a query hook so that its `refetch` uses the arguments of the current rendering. RTK Query's own refetch
 * repeats the query that its effect started last: it throws before the effect has run and after the screen was left,
 * and a press can come then. This one starts the query, and the effect joins it. A query that is skipped or was left
 * is not sent, and the result has no data.
 */
const withSafeRefetch = ({ initiate }: Endpoint, useQuery: UseQuery): UseQuery =>
  function useQueryOfDrawn(args, options) {
    const query = useQuery(args, options);
    const dispatch = useDispatch();
    const renderedArgs = useRef<unknown>(skipToken);
    // Not a layout effect: React removes those of a screen that is hidden while part of it loads, but such a screen may
    // still refetch.
    useInsertionEffect(() => {
      renderedArgs.current = options?.skip ? skipToken : args;
      return () => {
        renderedArgs.current = skipToken;
      };
    });
    const refetch = useCallback(
      () => dispatch(initiate(renderedArgs.current, { subscribe: false, forceRefetch: true })),
      [dispatch],
    );
    return useMemo(() => ({ ...query, refetch }), [query, refetch]);
  };

/**
 * RTK Query's hooks with another `refetch`. `refetchCachedPages` must be set on an endpoint, not on a hook or a
 * refetch.
 */
export const createRtkQueryHooksModule = (): ReturnType<typeof reactHooksModule> => {
  const base = reactHooksModule();
  return {
    ...base,
    init: (api, options, context) => {
      const { injectEndpoint } = base.init(api, options, context);
      return {
        injectEndpoint: (name, definition) => {
          injectEndpoint(name, definition);
          const endpoint = (api.endpoints as unknown as Record<string, Endpoint>)[name] as Endpoint;
          const kind = endpoint.useQuery ? 'Query' : 'InfiniteQuery';
          const useQuery = endpoint[`use${kind}`];
          const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}${kind}`;
          // A mutation has neither.
          if (useQuery) Object.assign(api, { [hook]: (endpoint[`use${kind}`] = withSafeRefetch(endpoint, useQuery)) });
        },
      };
    },
  };
};
