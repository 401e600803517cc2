/**
 * What the server's word about an order means. `unpaid`: it waits for payment and may still be paid. `asking`: under way, or
 * a code nobody knows. Only `failed` and `closed` say that it will never be paid.
 */
export type PayStateMeaning = 'unpaid' | 'asking' | 'paid' | 'failed' | 'closed' | 'refunded' | 'partly';

/**
 * payState: 0 to be paid, 1 paying, 2 paid, 3 failed, 4 closed, 5 refunding, 6 refunded (what is refunded was paid),
 * 7 partly paid (batch).
 */
const MEANINGS: Readonly<Record<number, PayStateMeaning>> = {
  0: 'unpaid',
  1: 'asking',
  2: 'paid',
  3: 'failed',
  4: 'closed',
  5: 'refunded',
  6: 'refunded',
  7: 'partly',
};

/** What a payState of the wire means; one that nobody knows is asked about again. */
export const meaningOf = (payState: number): PayStateMeaning => MEANINGS[payState] ?? 'asking';

/** One bill inside a payment, as the server tells it; money in cents. */
export interface ServerOrder {
  uniqueId: string;
  parkId: string;
  formatPlateNo: string;
  parkName: string;
  amount: number;
  state: number;
  failReason: string;
}

/** A payment as the server tells it; money in cents, NaN when absent. */
export interface ServerPayment {
  payId: string;
  payState: number;
  payStateText: string;
  payAmount: number;
  paidTime: string;
  failReason: string;
  leaveFreeMinutes: number;
  leaveDeadlineTime: string;
  orders: readonly ServerOrder[];
  canInvoice: 0 | 1;
  canEvaluate: 0 | 1;
}

/** An order of a payment just opened; `payParams` is what the host's cashier takes. */
export interface ServerOpened {
  payId: string;
  payState: number;
  payAmount: number;
  payParams: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; empty when it is not told. */
  expireTime: string;
}

/** The part of a bill that tells whether it is paid. */
export interface ServerBill {
  orderState: number;
  canPay: 0 | 1;
  parkFee: number;
}

/**
 * What a bill says about a payment whose order cannot be asked for. orderState: 1 parked, 2 to be paid, 3 paid and not left,
 * 4 finished, 5 arrears; in all others nothing is certain.
 */
export function meaningOfBill({ orderState, canPay, parkFee }: ServerBill): 'paid' | 'unpaid' | 'undecided' {
  if (parkFee === 0 && (orderState === 3 || orderState === 4)) return 'paid';
  const isDue = orderState === 1 || orderState === 2 || orderState === 5;
  return isDue && canPay === 1 && parkFee > 0 ? 'unpaid' : 'undecided';
}
