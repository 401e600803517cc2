import type { Appeal } from '@/services/schema/appeal';
import { APPEAL_LOAD_STATE_OPTIONS } from '@/widgets/appeal/AppealDetailView';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

/** Refetched on every visit, because the reply depends on time and not on anything that is done in the app. */
export const REFETCH_ON_MOUNT = { refetchOnMountOrArgChange: true } as const;

type AppealQuery<T> = LoadQueryResult<T> & { readonly isUninitialized: boolean };

/** The load state of an order's appeals (`listQuery`), or of the single appeal of the address (`appealQuery`). */
export function toAppealDetailProps<A extends Appeal>(
  listQuery: AppealQuery<{ readonly results: readonly A[] }>,
  appealQuery: AppealQuery<A>,
  isByOrder: boolean,
) {
  if (isByOrder) {
    return {
      load: toContentLoadState(listQuery, {
        ...APPEAL_LOAD_STATE_OPTIONS,
        isEmpty: ({ results }) => results.length === 0,
      }),
      appeals: listQuery.currentData?.results ?? [],
      isFetching: listQuery.isFetching,
      refetch: listQuery.refetch,
    };
  }
  return {
    load: toContentLoadState(appealQuery, { ...APPEAL_LOAD_STATE_OPTIONS, isNamed: !appealQuery.isUninitialized }),
    appeals: appealQuery.currentData === undefined ? [] : [appealQuery.currentData],
    isFetching: appealQuery.isFetching,
    refetch: appealQuery.refetch,
  };
}
