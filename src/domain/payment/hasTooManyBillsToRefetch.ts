import { billKeysOf, type Payable } from './payable';

/** Bills are fetched one after the other. Refetching more than this many would keep the driver waiting too long. */
const MAX_REFETCHED_BILLS = 10;

/**
 * Whether a payable has too many bills to refetch each of them after a refusal. The list screen then explains the
 * refusal, because it fetches all bills in one call.
 */
export const hasTooManyBillsToRefetch = (payable: Payable): boolean => billKeysOf(payable).length > MAX_REFETCHED_BILLS;
