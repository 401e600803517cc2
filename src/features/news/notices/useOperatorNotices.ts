import { type ListOperatorNoticesArgs, type OperatorNotice, useListNoticesQuery } from '@/services/basic/notices';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

/** The operator's texts seldom change, so one page holds all texts of a type. */
const SINGLE_PAGE = { pageNo: 1, pageSize: 100 } as const;

/** Notices of one type, or the notice with an id. `errorText` is the error message of a failed load. */
export function useOperatorNotices(
  filter: Omit<ListOperatorNoticesArgs, 'pageNo' | 'pageSize'>,
  errorText: string,
): { notices: readonly OperatorNotice[]; load: ContentLoadState; isFetching: boolean } {
  const query = useListNoticesQuery({ ...filter, ...SINGLE_PAGE });
  const load = toContentLoadState(query, {
    message: errorText,
    isEmpty: ({ results }) => results.length === 0,
    isGoneWhenRefused: true,
  });
  return { notices: query.currentData?.results ?? [], load, isFetching: query.isFetching };
}
