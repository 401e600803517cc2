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
 * The hook with a `refetch` that asks what is drawn now. RTK Query's own refetch repeats what its effect has started last: it throws before
 * the effect has run, and after the screen was left. A press can come then. This one starts the query, and the effect joins it.
 * A query that is skipped or was left is not asked. The result has no data then.
 */
const refetching = ({ initiate }: Endpoint, use: UseQuery): UseQuery =>
  function useQueryOfDrawn(args, options) {
    const query = use(args, options);
    const dispatch = useDispatch();
    const drawn = useRef<unknown>(skipToken);
    // No layout effect: React undoes those of a screen that it hides while a part of it loads. Such a screen still asks.
    useInsertionEffect(() => {
      drawn.current = options?.skip ? skipToken : args;
      return () => {
        drawn.current = skipToken;
      };
    });
    const refetch = useCallback(
      () => dispatch(initiate(drawn.current, { subscribe: false, forceRefetch: true })),
      [dispatch],
    );
    return useMemo(() => ({ ...query, refetch }), [query, refetch]);
  };

/** RTK Query's hooks. Only their `refetch` differs. `refetchCachedPages` is given by an endpoint, never by a hook or a refetch. */
export const hooksModule = (): ReturnType<typeof reactHooksModule> => {
  const own = reactHooksModule();
  return {
    ...own,
    init: (api, options, context) => {
      const { injectEndpoint } = own.init(api, options, context);
      return {
        injectEndpoint: (name, definition) => {
          injectEndpoint(name, definition);
          const endpoint = (api.endpoints as unknown as Record<string, Endpoint>)[name] as Endpoint;
          const kind = endpoint.useQuery ? 'Query' : 'InfiniteQuery';
          const use = endpoint[`use${kind}`];
          const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}${kind}`;
          // A mutation has neither.
          if (use) Object.assign(api, { [hook]: (endpoint[`use${kind}`] = refetching(endpoint, use)) });
        },
      };
    },
  };
};
