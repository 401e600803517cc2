import { BILL_STATE } from '../stay/billState';

/**
 * The meaning of the server's payState. `unpaid`: the order waits for payment and may still be paid. `asking`: the payment is under way, or
 * the code is unknown. Only `failed` and `closed` mean that the order will never be paid.
 */
export type PayStateMeaning = 'unpaid' | 'asking' | 'paid' | 'failed' | 'closed' | 'refunded' | 'partly';

/** payState of the wire. A refunded payment was paid before. `partly`: some bills of a batch were paid. */
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

/** The meaning of a payState. An unknown code counts as under way, so the app polls again. */
export const meaningOf = (payState: number): PayStateMeaning => MEANINGS[payState] ?? 'asking';

/** One bill of a payment, as the server returns it; money in cents. */
export interface ServerOrder {
  uniqueId: string;
  parkId: string;
  formatPlateNo: string;
  parkName: string;
  amount: number;
  state: number;
  failReason: string;
}

/** A payment as the server returns it; money in cents, NaN when absent. */
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

/** A payment order that was just opened. `payParams` is the input of the host's cashier. */
export interface ServerOpened {
  payId: string;
  payState: number;
  payAmount: number;
  payParams: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; empty when the server does not say. */
  expireTime: string;
}

/** The fields of a bill that show whether it is paid. */
export interface ServerBill {
  orderState: number;
  canPay: 0 | 1;
  parkFee: number;
}

/** What a bill implies about a payment whose order cannot be looked up. Any state that is not named here is undecided. */
export function meaningOfBill({ orderState, canPay, parkFee }: ServerBill): 'paid' | 'unpaid' | 'undecided' {
  if (parkFee === 0 && (orderState === BILL_STATE.cleared || orderState === BILL_STATE.finished)) return 'paid';
  const isDue =
    orderState === BILL_STATE.parked || orderState === BILL_STATE.toPay || orderState === BILL_STATE.arrears;
  return isDue && canPay === 1 && parkFee > 0 ? 'unpaid' : 'undecided';
}
