/** Rows per page; a phone shows five to eight of them at once. */
export const PAGE_SIZE = 20;

/**
 * One page of a list (`pageNo` from 1). `total` is -1 if the server does not send it. `unread` rows were sent, but
 * cannot be displayed.
 */
export interface WirePage<Row> {
  results: Row[];
  total: number;
  unread?: number;
}

const countSentRows = ({ results, unread = 0 }: WirePage<unknown>): number => results.length + unread;

/** The paging parameters of a call. */
export const toPageQuery = (pageNo: number) => ({ pageNo, pageSize: PAGE_SIZE });

/** The number of the next page. Undefined if all rows have been received, or the last page was not full. */
export function getNextPageNo(
  last: WirePage<unknown>,
  all: readonly WirePage<unknown>[],
  lastNo: number,
): number | undefined {
  const received = all.reduce((sum, page) => sum + countSentRows(page), 0);
  const isLast = countSentRows(last) < PAGE_SIZE || (last.total >= 0 && received >= last.total);
  return isLast ? undefined : lastNo + 1;
}

/** The part of `build.infiniteQuery` that every paged list shares. */
export const pagedQueryOptions = { infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: getNextPageNo } };
