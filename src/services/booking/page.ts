import { type Answer, count, flag, rowsIn } from '@/services/transport/wire/wire';

/** One page of an api/v1 list. `lastId` is the parameter for the next page (0 for the first); `hasMore` says whether there is one. */
const page = { lastId: count(), hasMore: flag() };

export const pageOf = <T>(element: Answer<T>) => rowsIn('list', element, page);

/** Such a page that also says whether the driver has registered a berth. */
export const registeredPageOf = <T>(element: Answer<T>) => rowsIn('list', element, { registered: flag(), ...page });
