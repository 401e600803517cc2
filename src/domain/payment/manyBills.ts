import { billsOf, type Payable } from './payable';

/** Bills are read one after the other: of many, the driver would wait for what has changed too long. */
const FEW = 10;

/** So many bills at once that why a payment for them was refused is said by their list, which is read in one call. */
export const isOfMany = (payable: Payable): boolean => billsOf(payable).length > FEW;
