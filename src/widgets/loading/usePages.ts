import { useMemo } from 'react';

import type { PageOf } from '@/services/transport/wire/pages';
import type { ListEndProps } from '@/ui/list/ListEnd';

/** What RTK Query's hook of an infinite query answers, as far as a list needs it. */
export interface PagesQuery<Row> {
  currentData?: { pages: PageOf<Row>[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

export interface Pages<Row> {
  /** A row that a page repeats, because the list has grown meanwhile, stands once. */
  readonly rows: readonly Row[];
  readonly end: ListEndProps;
}

/** Whether a list that comes in pages is empty, for `loadOf`. */
export const hasNoRows = ({ pages }: { pages: PageOf<unknown>[] }): boolean =>
  pages.every(({ results }) => results.length === 0);

/** The rows that have come so far and what the end of the list says. `keyOf` must be the same function at every call. */
export function usePages<Row>(query: PagesQuery<Row>, keyOf: (row: Row) => string): Pages<Row> {
  const { currentData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo(
    () => [
      ...new Map((currentData?.pages ?? []).flatMap(({ results }) => results.map((row) => [keyOf(row), row]))).values(),
    ],
    [currentData, keyOf],
  );
  const state = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'end';
  return { rows, end: { state, onMore: () => void fetchNextPage() } };
}
