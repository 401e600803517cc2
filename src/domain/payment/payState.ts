import { BILL_STATE } from '../stay/billState';

/**
 * What the server's word about an order means. `unpaid`: it waits for payment and may still be paid. `asking`: under way, or
 * a code nobody knows. Only `failed` and `closed` say that it will never be paid.
 */
export type PayStateMeaning = 'unpaid' | 'asking' | 'paid' | 'failed' | 'closed' | 'refunded' | 'partly';

/** payState of the wire. What is refunded was paid; `partly`: some of a batch. */
export const PAY_STATE = {
  unknown: -1,
  unpaid: 0,
  paying: 1,
  paid: 2,
  failed: 3,
  closed: 4,
  refunding: 5,
  refunded: 6,
  partly: 7,
} as const;

const MEANINGS: Readonly<Record<number, PayStateMeaning>> = {
  [PAY_STATE.unpaid]: 'unpaid',
  [PAY_STATE.paying]: 'asking',
  [PAY_STATE.paid]: 'paid',
  [PAY_STATE.failed]: 'failed',
  [PAY_STATE.closed]: 'closed',
  [PAY_STATE.refunding]: 'refunded',
  [PAY_STATE.refunded]: 'refunded',
  [PAY_STATE.partly]: 'partly',
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

/** What a bill says about a payment whose order cannot be asked for. In a state that is not named here nothing is certain. */
export function meaningOfBill({ orderState, canPay, parkFee }: ServerBill): 'paid' | 'unpaid' | 'undecided' {
  if (parkFee === 0 && (orderState === BILL_STATE.cleared || orderState === BILL_STATE.finished)) return 'paid';
  const isDue =
    orderState === BILL_STATE.parked || orderState === BILL_STATE.toPay || orderState === BILL_STATE.arrears;
  return isDue && canPay === 1 && parkFee > 0 ? 'unpaid' : 'undecided';
}
