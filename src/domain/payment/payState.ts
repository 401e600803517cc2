import type { BizType } from './bizType';

/**
 * The meaning of the server's payState. `unpaid`: the order can still be paid. `asking`: the payment is in progress, or
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

/** The meaning of a payState. An unknown code counts as in progress, so the app polls again. */
export const toPayStateMeaning = (payState: number): PayStateMeaning => MEANINGS[payState] ?? 'asking';

/**
 * One item of a payment, as the server returns it; money in cents. A parking bill is identified by `uniqueId` and
 * `parkId`, anything else by `orderNo`.
 */
export interface ServerPaymentItem {
  bizType: BizType;
  orderNo: string;
  /** The name of the purchase; not used for a parking bill. */
  title: string;
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
  /**
   * The cents that were or are being refunded, and the refund status as a text of the server. A gateway without this
   * data sends 0 and ''.
   */
  refundAmount: number;
  refundText: string;
  orders: readonly ServerPaymentItem[];
  canInvoice: 0 | 1;
  canEvaluate: 0 | 1;
}

/** A payment order that was just opened. `payParams` is the input of the host's cashier. */
export interface OpenedPaymentOrder {
  payId: string;
  payState: number;
  payAmount: number;
  payParams: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; empty when the server does not say. */
  expireTime: string;
}
