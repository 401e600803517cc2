import type { Appeal } from '@/services/transport/wire/appeal';
import { APPEAL_LOAD_TEXTS } from '@/widgets/appeal/AppealDetail';
import type { LoadQuery } from '@/widgets/loading/toBlockLoad';
import { toLoadState } from '@/widgets/loading/toLoadState';

/** Refetched on every visit, because the reply depends on time and not on anything that is done in the app. */
export const REFETCH_ON_MOUNT = { refetchOnMountOrArgChange: true } as const;

type AppealQuery<T> = LoadQuery<T> & { readonly isUninitialized: boolean };

/** The load state of an order's appeals (`listQuery`), or of the single appeal of the address (`appealQuery`). */
export function toAppealsLoad<A extends Appeal>(
  listQuery: AppealQuery<{ readonly results: readonly A[] }>,
  appealQuery: AppealQuery<A>,
  isByOrder: boolean,
) {
  if (isByOrder) {
    return {
      load: toLoadState(listQuery, { ...APPEAL_LOAD_TEXTS, isEmpty: ({ results }) => results.length === 0 }),
      appeals: listQuery.currentData?.results ?? [],
      isFetching: listQuery.isFetching,
      refetch: listQuery.refetch,
    };
  }
  return {
    load: toLoadState(appealQuery, { ...APPEAL_LOAD_TEXTS, isNamed: !appealQuery.isUninitialized }),
    appeals: appealQuery.currentData === undefined ? [] : [appealQuery.currentData],
    isFetching: appealQuery.isFetching,
    refetch: appealQuery.refetch,
  };
}
