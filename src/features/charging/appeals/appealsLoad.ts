import type { Appeal } from '@/services/transport/wire/appeal';
import { APPEAL_WORDS } from '@/widgets/appeal/AppealDetail';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { toLoadState } from '@/widgets/loading/toLoadState';

/** The reply depends on time and not on anything that is done in the app, so it is asked about at every visit. */
export const FRESH = { refetchOnMountOrArgChange: true } as const;

type AppealQuery<T> = LoadQuery<T> & { readonly isUninitialized: boolean };

/** What a screen shows of the appeals of an order (`list`), or of the one that its address names. */
export function appealsLoad<A extends Appeal>(
  list: AppealQuery<{ readonly results: readonly A[] }>,
  one: AppealQuery<A>,
  isOfOrder: boolean,
) {
  if (isOfOrder) {
    return {
      load: toLoadState(list, { ...APPEAL_WORDS, isEmpty: ({ results }) => results.length === 0 }),
      appeals: list.currentData?.results ?? [],
      isFetching: list.isFetching,
      refetch: list.refetch,
    };
  }
  return {
    load: toLoadState(one, { ...APPEAL_WORDS, isNamed: !one.isUninitialized }),
    appeals: one.currentData === undefined ? [] : [one.currentData],
    isFetching: one.isFetching,
    refetch: one.refetch,
  };
}
