import * as wire from '@/services/schema/wire';

/**
 * One page of an api/v1 list. `lastId` is the parameter for the next page (0 for the first); `hasMore`: whether there
 * is one.
 */
const page = { lastId: wire.count(), hasMore: wire.flag() };

export const createCursorPageSchema = <T>(element: wire.WireSchema<T>) => wire.rowsInField('list', element, page);

interface CursorPage<T> {
  readonly list: readonly T[];
  readonly lastId: number;
  readonly hasMore: 0 | 1;
}

/**
 * The part of `build.infiniteQuery` for such a list. A cursor that does not advance ends the list, because it would
 * fetch the same page forever.
 */
export const cursorPageQueryOptions = {
  infiniteQueryOptions: {
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, lastId }: CursorPage<unknown>, _all: unknown, before: number) =>
      hasMore === 1 && lastId !== before ? lastId : undefined,
  },
};

/** Such a page with the information whether the driver owns a berth (`registered` on the wire). */
export const createPageWithRegisteredFlagSchema = <T>(element: wire.WireSchema<T>) =>
  wire.rowsInField('list', element, { registered: wire.flag(), ...page });
