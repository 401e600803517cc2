import { type Answer, count, entity, flag, list } from '@/services/transport/wire/wire';

/** One page of an api/v1 list. `lastId` is the parameter for the next page (0 for the first); `hasMore` says whether there is one. */
export const pageFields = <T>(element: Answer<T>) => ({ list: list(element), lastId: count(), hasMore: flag() });

/** A response that consists of these fields. */
export const pageOf = <T>(element: Answer<T>) => entity(pageFields(element));
