import { createAction } from '@reduxjs/toolkit';

import type { PayDecision, PurchaseDecision } from '@/domain/payment/attempt';
import { type OrderPayable, payableKey } from '@/domain/payment/payable';
import type { OpenedPayment } from '@/services/charge/payments';

import { paymentRequested, purchaseRequested } from './paymentSlice';

/** The driver wants to pay an open order in another way. */
export const otherWayRequested = createAction<{ readonly key: string }, 'payment/otherWayRequested'>(
  'payment/otherWayRequested',
);

/** The driver wants a request for an order whose response was lost to be sent again. */
export const repeatRequested = createAction<{ readonly key: string }, 'payment/repeatRequested'>(
  'payment/repeatRequested',
);

/** Waiting for the response to a repeat has ended. `opened`: null without an order in it. */
export const repeatEnded = createAction<
  { readonly requestId: string; readonly opened: OpenedPayment | null },
  'payment/repeatEnded'
>('payment/repeatEnded');

/** The driver wants to know whether the payment that blocks this one is their own: it is not known who is signed in. */
export const identificationRequested = createAction<undefined, 'payment/identificationRequested'>(
  'payment/identificationRequested',
);

type Lane = Pick<PurchaseDecision, 'bizType' | 'lane'>;

/** Stands for the next order of a lane while there is none yet. It is never sent. */
export const slotOf = ({ bizType, lane }: Lane): OrderPayable => ({
  kind: 'order',
  bizType,
  orderNo: `new:${lane}`,
  lane,
});

/** The same in the lane of one driver, who does not wait for the orders of others on this phone. `owner`: as in PaymentAttempt. */
export const ownSlotOf = ({ bizType, lane }: Lane, owner: string): OrderPayable =>
  slotOf({ bizType, lane: `${owner}.${lane}` });

/** The action of a decision to pay. */
export const requestPayment = (decision: PayDecision) =>
  paymentRequested({ ...decision, key: payableKey(decision.payable) });

/** The action of a decision to buy. */
export const requestPurchase = (decision: PurchaseDecision) =>
  purchaseRequested({ ...decision, key: payableKey(slotOf(decision)) });
