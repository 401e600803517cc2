import { BIZ_TYPE, BIZ_TYPE_CODES, type OrderBizType } from '@/domain/payment/bizType';
import { PAY_STATE } from '@/domain/payment/payState';
import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { idempotentResponse, orNull } from '@/services/transport/store/requestLookUp';
import { textMap } from '@/services/transport/wire/textMap';
import {
  cents,
  centsOrZero,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  list,
  minutes,
  optionalId,
  text,
  time,
} from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';

/** A payState, of a payment or of one of its items. An unknown state leads to another query. */
export const payState = () => code(Object.values(PAY_STATE), PAY_STATE.unknown);

/** One item of a payment: a parking bill by uniqueId and parkId, anything else by orderNo. `state` is a payState. */
export const paidOrder = entity({
  /** As in BIZ_TYPES of domain/payment; parking if the server does not send it. */
  bizType: code(BIZ_TYPE_CODES, BIZ_TYPE.parking),
  orderNo: optionalId(),
  uniqueId: optionalId(),
  parkId: optionalId(),
  /** The name of the purchase; not used for a parking bill. */
  title: text(),
  formatPlateNo: text(),
  parkName: text(),
  amount: cents(),
  state: payState(),
  failReason: text(),
});

/** The server's record of a payment; money in cents. Nothing else makes a payment paid or not paid. */
export const payment = entity({
  payId: id(),
  payState: payState(),
  payStateText: text(),
  payAmount: cents(),
  paidTime: time(),
  payChannel: count(),
  failReason: text(),
  /** Assumed. The cents that were or are being returned. A partly booked payment no longer has them in `payAmount`. */
  refundAmount: centsOrZero(),
  /** Assumed. Where that refund stands, in the server's words; empty if nothing is returned. */
  refundText: text(),
  leaveFreeMinutes: minutes(),
  leaveDeadlineTime: time(),
  orders: list(paidOrder),
  canInvoice: flag(),
  canEvaluate: flag(),
});
export type Payment = Infer<typeof payment>;

/** An opened payment. `payParams` are the parameters for the host's cashier (none for the balance). */
export const openedPayment = entity({
  payId: id(),
  payState: payState(),
  payAmount: cents(),
  expireTime: time(),
  payParams: textMap(),
});
export type OpenedPayment = Infer<typeof openedPayment>;

/** The response of the assumed query by request; null if the server never received the request. */
export const requestedPayment = entity({ payment: orNull(openedPayment) });

/** A parking bill. */
interface BillToPay {
  uniqueId: string;
  parkId: string;
  orderNo?: never;
  bizType?: never;
}

/** Anything else. Its own service has opened it as an order. */
interface OrderToPay {
  orderNo: string;
  bizType: OrderBizType;
}

export type CreatePaymentArgs = PaymentChoice & (BillToPay | OrderToPay);

interface PaymentChoice {
  /** A value of PAY_CHANNEL. */
  payChannel: number;
  couponIds: readonly string[];
  /** The cents that the driver saw and agreed to. The server refuses a different amount. */
  payAmount: number;
  openid: string;
  returnUrl: string;
  /** For idempotency: one per decision of the driver. */
  requestId: string;
  /** Sent only if one is stored (Rule 3.11). */
  collectorCode?: string;
}

export interface CreateBatchPaymentArgs {
  items: readonly { uniqueId: string; parkId: string; payAmount: number }[];
  payChannel: number;
  totalAmount: number;
  openid: string;
  returnUrl: string;
  requestId: string;
  /** Of an attempt of an older release alone, which is repeated as it was sent (Rule 3.11). */
  collectorCode?: string;
}

// The payment flow shows every failure itself, and refetches bills after the server has settled something (flows/payment).
export const paymentCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    createPayment: build.mutation<OpenedPayment, CreatePaymentArgs>({
      query: (body) => ({ path: 'payCharges', method: 'POST', body }),
      ...idempotentResponse('charge', openedPayment, { handles: 'unlisted', opensPayment: true }), // the payment flow shows why it was refused
    }),
    createBatchPayment: build.mutation<OpenedPayment, CreateBatchPaymentArgs>({
      query: (body) => ({ path: 'payCharges/batch', method: 'POST', body }),
      ...idempotentResponse('charge', openedPayment, { handles: 'unlisted', opensPayment: true }), // the payment flow shows why it was refused
    }),
    getPayment: build.query<Payment, { payId: string }>({
      query: ({ payId }) => ({ path: `payCharges/sync/${segment(payId)}` }),
      ...reads(payment, { handles: 'all' }), // polled: a toast per poll would cover the screen
      providesTags: ['Payment'],
      keepUnusedDataFor: 0,
    }),
    // Assumed: not in the published contract.
    /** Closes an unpaid payment, so that another one can be opened. The server refuses while it is being paid. */
    closePayment: build.mutation<Payment, { payId: string }>({
      query: ({ payId }) => ({ path: `payCharges/${segment(payId)}/close`, method: 'POST' }),
      ...idempotentResponse('charge', payment, { handles: 'unlisted' }), // the payment flow says whether it is closed
    }),
    /** Resolves a `payCharges` whose response was lost. */
    findPaymentByRequest: build.query<Infer<typeof requestedPayment>, { requestId: string }>({
      query: ({ requestId }) => ({ path: `payCharges/byRequest/${segment(requestId)}` }),
      ...reads(requestedPayment, { handles: 'all' }),
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetPaymentQuery, useFindPaymentByRequestQuery } = paymentCalls;
