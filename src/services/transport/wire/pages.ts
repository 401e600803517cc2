/** Rows per page; a phone shows five to eight of them at once. */
export const PAGE_SIZE = 20;

/** One page of a list (`pageNo` from 1). `total` is -1 if the server does not say. `unread` rows were sent, but cannot be shown. */
export interface PageOf<Row> {
  results: Row[];
  total: number;
  unread?: number;
}

const sentIn = ({ results, unread = 0 }: PageOf<unknown>): number => results.length + unread;

/** The paging parameters of a call. */
export const pageQuery = (pageNo: number) => ({ pageNo, pageSize: PAGE_SIZE });

/** The number of the next page. Undefined if the server has said that there is none, or has sent less than a full page. */
export function nextPage(last: PageOf<unknown>, all: readonly PageOf<unknown>[], lastNo: number): number | undefined {
  const received = all.reduce((sum, page) => sum + sentIn(page), 0);
  const isLast = sentIn(last) < PAGE_SIZE || (last.total >= 0 && received >= last.total);
  return isLast ? undefined : lastNo + 1;
}

/** The part of `build.infiniteQuery` that every paged list shares. */
export const inPages = { infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage } };
