import * as v from 'valibot';

import { BIZ_TYPE, BIZ_TYPE_CODES, type BizType } from '@/domain/payment/bizType';
import { PAY_STATE } from '@/domain/payment/payState';
import { segment } from '@/services/transport/query/send';
import type { ServiceError } from '@/services/transport/query/serviceError';
import { reads } from '@/services/transport/store/defineService';
import {
  type Answer,
  cents,
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
  textMap,
  time,
} from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';

/** A payState, of a payment and of each thing inside it; one that nobody knows is asked about again. */
export const payState = () => code(Object.values(PAY_STATE), PAY_STATE.unknown);

/** One thing inside a payment: a parking bill by uniqueId and parkId, anything else by orderNo. `state` as payState. */
export const paidOrder = entity({
  /** As BIZ_TYPES of domain/payment; parking where the server does not tell. */
  bizType: code(BIZ_TYPE_CODES, BIZ_TYPE.parking),
  orderNo: optionalId(),
  uniqueId: optionalId(),
  parkId: optionalId(),
  /** What was bought, for anything but a parking bill. */
  title: text(),
  formatPlateNo: text(),
  parkName: text(),
  amount: cents(),
  state: payState(),
  failReason: text(),
});

/** What the server knows of a payment; money in cents. Only this makes a payment paid or not paid. */
export const payment = entity({
  payId: id(),
  payState: payState(),
  payStateText: text(),
  payAmount: cents(),
  paidTime: time(),
  payChannel: count(),
  failReason: text(),
  leaveFreeMinutes: minutes(),
  leaveDeadlineTime: time(),
  orders: list(paidOrder),
  canInvoice: flag(),
  canEvaluate: flag(),
});
export type Payment = Infer<typeof payment>;

/** An opened payment: `payParams` is what the host's cashier takes (none for the balance). */
export const openedPayment = entity({
  payId: id(),
  payState: payState(),
  payAmount: cents(),
  expireTime: time(),
  payParams: textMap(),
});
export type OpenedPayment = Infer<typeof openedPayment>;

/** Null only where the server says so: an answer that cannot be read must never look like "no such request". */
const openedOrNull: Answer<OpenedPayment | null> = {
  strict: v.nullable(openedPayment.strict),
  reader: v.nullable(openedPayment.reader),
};

/** Answer of the assumed look-up by request: null when the server never saw the request. */
export const requestedPayment = entity({ payment: openedOrNull });

/** Without a definite answer the order may exist: the payment flow asks for it, and no toast invites to try again. */
const unreadable = (): ServiceError => ({
  service: 'charge',
  kind: 'malformed',
  code: 'malformed',
  message: '',
  ns: '',
  handled: true,
});

/** A parking bill. */
interface BillToPay {
  uniqueId: string;
  parkId: string;
  orderNo?: never;
  bizType?: never;
}

/** Anything else, which its own service has opened as an order. */
interface OrderToPay {
  orderNo: string;
  bizType: Exclude<BizType, typeof BIZ_TYPE.parking | typeof BIZ_TYPE.arrears>;
}

export type CreatePaymentArgs = PaymentChoice & (BillToPay | OrderToPay);

interface PaymentChoice {
  /** Of PAY_CHANNEL. */
  payChannel: number;
  couponIds: readonly string[];
  /** Cents the driver saw and agreed to; the server refuses another amount. */
  payAmount: number;
  openid: string;
  returnUrl: string;
  /** Idempotency: one per decision of the driver. */
  requestId: string;
  /** Sent only when one is stored (Rule 3.11). */
  collectorCode?: string;
}

export interface CreateBatchPaymentArgs {
  items: readonly { uniqueId: string; parkId: string; payAmount: number }[];
  payChannel: number;
  totalAmount: number;
  openid: string;
  returnUrl: string;
  requestId: string;
  collectorCode?: string;
}

// The payment flow shows every failure itself and re-reads bills when the server has settled something (flows/payment).
export const paymentCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    createPayment: build.mutation<OpenedPayment, CreatePaymentArgs>({
      query: (body) => ({ path: 'payCharges', method: 'POST', body }),
      ...reads(openedPayment, { handles: 'unlisted' }), // the flow tells why it was refused
      catchSchemaFailure: unreadable,
    }),
    createBatchPayment: build.mutation<OpenedPayment, CreateBatchPaymentArgs>({
      query: (body) => ({ path: 'payCharges/batch', method: 'POST', body }),
      ...reads(openedPayment, { handles: 'unlisted' }), // the flow tells why it was refused
      catchSchemaFailure: unreadable,
    }),
    getPayment: build.query<Payment, { payId: string }>({
      query: ({ payId }) => ({ path: `payCharges/sync/${segment(payId)}` }),
      ...reads(payment, { handles: 'all' }), // polled: one toast per poll would bury the screen
      providesTags: ['Payment'],
      keepUnusedDataFor: 0,
    }),
    // Assumed: not in the published contract.
    /** Settles a `payCharges` whose answer was lost. */
    findPaymentByRequest: build.query<Infer<typeof requestedPayment>, { requestId: string }>({
      query: ({ requestId }) => ({ path: `payCharges/byRequest/${segment(requestId)}` }),
      ...reads(requestedPayment, { handles: 'all' }),
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetPaymentQuery, useFindPaymentByRequestQuery } = paymentCalls;
