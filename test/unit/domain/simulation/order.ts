import type { DueStateAndAmount } from '@/domain/payment/amountDue';
import type { Payable } from '@/domain/payment/payable';
import { type OpenedPaymentOrder, PAY_STATE, type ServerPayment } from '@/domain/payment/payState';

import { thingsOf } from './cast';

export class Broken extends Error {}

/** What the client asked the server to open. */
export interface Wish {
  readonly requestId: string;
  /** The driver who decided; empty for a visitor. */
  readonly owner: string;
  readonly payable: Payable;
  readonly channel: number;
  readonly cents: number;
  /** When the driver decided. */
  readonly decidedAtMs: number;
  /** The rest of the body. */
  readonly sent: string;
}

/** A request for an order that may still reach the server. */
export interface Post extends Wish {
  readonly sentAtMs: number;
  hasArrived: boolean;
  /** The server has said no. */
  isRefused: boolean;
  /** The time when the client stopped waiting. */
  endedAtMs: number | null;
  /** What the server has opened for it. */
  order?: Order;
}

export interface Order extends Wish {
  readonly payId: string;
  readonly openedAtMs: number;
  /** The amount of the order, which may differ from the amount that was agreed to. */
  readonly orderCents: number;
  /** A PAY_STATE. */
  state: number;
  /** The states of its bills, for an order that pays only some of them. */
  items: Map<string, number> | null;
  refundCents: number;
  /** The client has what the cashier needs. */
  isHandedOut: boolean;
  /** The client has learnt that it is paid. */
  isAcknowledged: boolean;
  /** The client has heard of it. */
  isHeard: boolean;
  /** The server has closed it unpaid at some time. */
  wasClosed: boolean;
}

const { unpaid, paying, paid, refunding, refunded, partly } = PAY_STATE;
export const isTaken = ({ state }: Pick<Order, 'state'>): boolean =>
  [paid, refunding, refunded, partly].includes(state as 2);
export const isOpenOrder = ({ state }: Pick<Order, 'state'>): boolean => state === unpaid || state === paying;
export const isLate = ({ wasClosed, state }: Order): boolean => wasClosed && isTaken({ state });

/** What is due for one bill or order. */
export interface Thing {
  is: DueStateAndAmount['state'];
  hasBeenPaid: boolean;
  heldUntilMs: number | null;
}

export const bookOn = (thing: Thing): void => void Object.assign(thing, { is: 'paid', hasBeenPaid: true });

/** An order that the server has just opened. `orderCents` is what it costs now. */
export function orderOf(post: Post, payId: string, openedAtMs: number, orderCents: number): Order {
  const { hasArrived: _, isRefused: __, endedAtMs: ___, order: ____, sentAtMs: _____, ...wish } = post;
  return {
    ...wish,
    payId,
    openedAtMs,
    orderCents,
    state: unpaid,
    items: null,
    refundCents: 0,
    isHandedOut: false,
    isAcknowledged: false,
    isHeard: false,
    wasClosed: false,
  };
}

export const openedOf = ({ payId, state, orderCents }: Order): OpenedPaymentOrder => ({
  payId,
  payState: state,
  payAmount: orderCents,
  payParams: { payload: 'x' },
  expireTime: '',
});

export function paymentOf({ payId, state, orderCents, refundCents, payable, items }: Order): ServerPayment {
  return {
    payId,
    payState: state,
    payStateText: '',
    payAmount: orderCents,
    paidTime: '',
    failReason: '',
    leaveFreeMinutes: payable.kind === 'order' ? Number.NaN : 15,
    leaveDeadlineTime: '',
    refundAmount: refundCents,
    refundText: refundCents === 0 ? '' : '原路退回',
    orders: thingsOf(payable).map((thing) => ({
      bizType: payable.kind === 'order' ? payable.bizType : 1,
      orderNo: payable.kind === 'order' ? payable.orderNo : '',
      title: '',
      uniqueId: payable.kind === 'order' ? '' : thing,
      parkId: payable.kind === 'order' ? '' : 'P',
      formatPlateNo: '',
      parkName: '',
      amount: Number.NaN,
      state: items?.get(thing) ?? state,
      failReason: '',
    })),
    canInvoice: 0,
    canEvaluate: 0,
  };
}
