import { useMemo } from 'react';

import type { WirePage } from '@/services/schema/pages';
import type { ListEndProps } from '@/ui/list/ListEnd';

/** A page of a list. Its rows are in `results`, or in `list` if the pages have a cursor. */
type PageWith<Row> = Pick<WirePage<Row>, 'results'> | { list: Row[] };

const rowsOf = <Row>(page: PageWith<Row>): readonly Row[] => ('list' in page ? page.list : page.results);

/** The part of an RTK Query infinite query hook's result that a list needs. */
export interface PagesQueryResult<Row> {
  currentData?: { pages: PageWith<Row>[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

export interface PagedRows<Row> {
  /** Rows without duplicates. A page repeats rows of the one before if the list has grown meanwhile. */
  readonly rows: readonly Row[];
  readonly end: ListEndProps;
}

/** Whether a paged list is empty, for `toContentLoadState`. */
export const hasNoRows = ({ pages }: { pages: PageWith<unknown>[] }): boolean =>
  pages.every((page) => rowsOf(page).length === 0);

/** The rows loaded so far and the state of the list's end. `keyOf` must be the same function at every call. */
export function usePagedRows<Row>(query: PagesQueryResult<Row>, keyOf: (row: Row) => string): PagedRows<Row> {
  const { currentData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo(
    () => [
      ...new Map(
        (currentData?.pages ?? []).flatMap((page) => rowsOf(page).map((row) => [keyOf(row), row] as const)),
      ).values(),
    ],
    [currentData, keyOf],
  );
  const state = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'end';
  return { rows, end: { state, onLoadMore: () => void fetchNextPage() } };
}
