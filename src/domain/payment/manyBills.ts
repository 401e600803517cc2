import { billsOf, type Payable } from './payable';

/** Bills are fetched one after the other. With more than this many, the driver would wait too long to learn what has changed. */
const FEW = 10;

/**
 * Whether a payable has too many bills to fetch each of them after a refusal. The
 * list screen then explains the refusal, because it fetches all of them in one call.
 */
export const isOfMany = (payable: Payable): boolean => billsOf(payable).length > FEW;
