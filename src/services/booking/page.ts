import { type Answer, count, flag, rowsIn } from '@/services/transport/wire/wire';

/** One page of an api/v1 list. `lastId` is the parameter for the next page (0 for the first); `hasMore` says whether there is one. */
const page = { lastId: count(), hasMore: flag() };

export const pageOf = <T>(element: Answer<T>) => rowsIn('list', element, page);

interface CursorPage<T> {
  readonly list: readonly T[];
  readonly lastId: number;
  readonly hasMore: 0 | 1;
}

/** The part of `build.infiniteQuery` of such a list. A cursor that stands still would ask for the same page for ever. */
export const inCursorPages = {
  infiniteQueryOptions: {
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, lastId }: CursorPage<unknown>, _all: unknown, before: number) =>
      hasMore === 1 && lastId !== before ? lastId : undefined,
  },
};

/** Such a page that also says whether the driver has registered a berth. */
export const registeredPageOf = <T>(element: Answer<T>) => rowsIn('list', element, { registered: flag(), ...page });
