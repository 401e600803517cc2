import { type Answer, count, entity, flag, list } from '@/services/transport/wire/wire';

/** One page of an api/v1 list: `lastId` is what the next page is asked with (0 for the first), `hasMore` whether there is one. */
export const pageFields = <T>(element: Answer<T>) => ({ list: list(element), lastId: count(), hasMore: flag() });

/** Those fields as an answer of their own. */
export const pageOf = <T>(element: Answer<T>) => entity(pageFields(element));
