import { type ListNoticesArgs, type OperatorNotice, useListNoticesQuery } from '@/services/basic/notices';
import type { Load } from '@/ui/load/LoadedContent';
import { toLoadState } from '@/widgets/loading/toLoadState';

/** The operator's texts seldom change, so one page holds all texts of a type. */
const SINGLE_PAGE = { pageNo: 1, pageSize: 100 } as const;

/** Notices of one type, or the notice with an id. `errorText` is the error message of a failed load. */
export function useNotices(
  filter: Omit<ListNoticesArgs, 'pageNo' | 'pageSize'>,
  errorText: string,
): { notices: readonly OperatorNotice[]; load: Load; isFetching: boolean } {
  const query = useListNoticesQuery({ ...filter, ...SINGLE_PAGE });
  const load = toLoadState(query, {
    message: errorText,
    isEmpty: ({ results }) => results.length === 0,
    isGoneWhenRefused: true,
  });
  return { notices: query.currentData?.results ?? [], load, isFetching: query.isFetching };
}
