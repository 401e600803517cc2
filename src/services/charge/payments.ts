import { BIZ_TYPE, BIZ_TYPE_CODES, type NonParkingBizType } from '@/domain/payment/bizType';
import { PAY_STATE } from '@/domain/payment/payState';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  createStrictNullableSchema,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { textMap } from '@/services/schema/textMap';
import * as wire from '@/services/schema/wire';

import { parkingChargeApi } from './parkingChargeApi';

/** A payState, of a payment or of one of its items. An unknown state is polled again. */
export const createPayStateSchema = () => wire.enumCode(Object.values(PAY_STATE), PAY_STATE.unknown);

/** One item of a payment: a parking bill by uniqueId and parkId, anything else by orderNo. `state` is a payState. */
export const paymentItemSchema = wire.entity({
  /** A BIZ_TYPE of domain/payment; parking if the server does not send it. */
  bizType: wire.enumCode(BIZ_TYPE_CODES, BIZ_TYPE.parking),
  orderNo: wire.optionalId(),
  uniqueId: wire.optionalId(),
  parkId: wire.optionalId(),
  /** The name of the purchase; not used for a parking bill. */
  title: wire.text(),
  formatPlateNo: wire.text(),
  parkName: wire.text(),
  amount: wire.cents(),
  state: createPayStateSchema(),
  failReason: wire.text(),
});

/** The server's record of a payment; money in cents. It alone decides whether a payment is paid. */
export const paymentSchema = wire.entity({
  payId: wire.id(),
  payState: createPayStateSchema(),
  payStateText: wire.text(),
  payAmount: wire.cents(),
  paidTime: wire.dateTime(),
  payChannel: wire.count(),
  failReason: wire.text(),
  /**
   * Assumed. The cents that were or are being refunded. If a payment was only partly booked, `payAmount` no longer
   * includes them.
   */
  refundAmount: wire.centsOrZero(),
  /** Assumed. The state of that refund, as text of the server; empty if nothing is refunded. */
  refundText: wire.text(),
  leaveFreeMinutes: wire.minutes(),
  leaveDeadlineTime: wire.dateTime(),
  orders: wire.list(paymentItemSchema),
  canInvoice: wire.flag(),
  canEvaluate: wire.flag(),
});
export type Payment = wire.Infer<typeof paymentSchema>;

/** An opened payment. `payParams` are the parameters for the host's cashier (none for the balance). */
export const openedPaymentSchema = wire.entity({
  payId: wire.id(),
  payState: createPayStateSchema(),
  payAmount: wire.cents(),
  expireTime: wire.dateTime(),
  payParams: textMap(),
});
export type OpenedPayment = wire.Infer<typeof openedPaymentSchema>;

/** The response of the assumed query by request; null if the server never received the request. */
export const paymentByRequestSchema = wire.entity({ payment: createStrictNullableSchema(openedPaymentSchema) });

/** A parking bill. */
interface BillToPay {
  uniqueId: string;
  parkId: string;
  orderNo?: never;
  bizType?: never;
}

/** Any other order. Its own service has created it. */
interface OrderToPay {
  orderNo: string;
  bizType: NonParkingBizType;
}

export type CreatePaymentArgs = PaymentChoice & (BillToPay | OrderToPay);

interface PaymentChoice {
  /** A value of PAY_CHANNEL. */
  payChannel: number;
  couponIds: readonly string[];
  /** The cents that the driver was shown and confirmed. The server refuses a different amount. */
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
  /** Only for an attempt of an older release, which is repeated as it was sent (Rule 3.11). */
  collectorCode?: string;
}

// The payment flow shows every failure itself, and refetches bills after the server has settled a payment
// (flows/payment).
export const paymentCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    createPayment: build.mutation<OpenedPayment, CreatePaymentArgs>({
      query: (body) => ({ path: 'payCharges', method: 'POST', body }),
      ...createIdempotentResponseOptions('charge', openedPaymentSchema, {
        suppressErrors: 'unlisted',
        opensPayment: true,
      }), // the payment flow shows why it was refused
    }),
    createBatchPayment: build.mutation<OpenedPayment, CreateBatchPaymentArgs>({
      query: (body) => ({ path: 'payCharges/batch', method: 'POST', body }),
      ...createIdempotentResponseOptions('charge', openedPaymentSchema, {
        suppressErrors: 'unlisted',
        opensPayment: true,
      }), // the payment flow shows why it was refused
    }),
    getPayment: build.query<Payment, { payId: string }>({
      query: ({ payId }) => ({ path: `payCharges/sync/${encodePathSegment(payId)}` }),
      ...createEndpointResponseOptions(paymentSchema, { suppressErrors: 'all' }), // polled: a toast per poll would cover the screen
      providesTags: ['Payment'],
      keepUnusedDataFor: 0,
    }),
    // Assumed: not in the published contract.
    /** Closes an unpaid payment, so that another one can be opened. The server refuses while it is being paid. */
    closePayment: build.mutation<Payment, { payId: string }>({
      query: ({ payId }) => ({ path: `payCharges/${encodePathSegment(payId)}/close`, method: 'POST' }),
      ...createIdempotentResponseOptions('charge', paymentSchema, { suppressErrors: 'unlisted' }), // the payment flow shows whether it is closed
    }),
    /** Resolves a `payCharges` whose response was lost. */
    findPaymentByRequest: build.query<wire.Infer<typeof paymentByRequestSchema>, { requestId: string }>({
      query: ({ requestId }) => ({ path: `payCharges/byRequest/${encodePathSegment(requestId)}` }),
      ...createEndpointResponseOptions(paymentByRequestSchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetPaymentQuery, useFindPaymentByRequestQuery } = paymentCalls;
