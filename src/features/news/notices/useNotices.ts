import { type ListNoticesArgs, type Notice, useListNoticesQuery } from '@/services/basic/notices';
import type { Load } from '@/ui/load/LoadedContent';
import { toLoadState } from '@/widgets/loading/toLoadState';

/** The operator's texts seldom change. One page holds all texts of a kind. */
const PAGE = { pageNo: 1, pageSize: 100 } as const;

/** Notices of one kind, or the notice with that number. `what` names the missing thing in an error message. */
export function useNotices(
  which: Omit<ListNoticesArgs, 'pageNo' | 'pageSize'>,
  what: string,
): { notices: readonly Notice[]; load: Load; isFetching: boolean } {
  const query = useListNoticesQuery({ ...which, ...PAGE });
  const load = toLoadState(query, { what, isEmpty: ({ results }) => results.length === 0, isGoneWhenRefused: true });
  return { notices: query.currentData?.results ?? [], load, isFetching: query.isFetching };
}
