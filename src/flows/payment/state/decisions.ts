import { createAction } from '@reduxjs/toolkit';

import type { PayDecision, PurchaseDecision } from '@/domain/payment/attempt';
import { type OrderPayable, payableKey } from '@/domain/payment/payable';
import type { OpenedPayment } from '@/services/charge/payments';

import { paymentRequested, purchaseRequested } from './paymentSlice';

/** The driver wants to pay an open order by another method. */
export const paymentMethodChangeRequested = createAction<{ readonly key: string }, 'payment/otherWayRequested'>(
  'payment/otherWayRequested',
);

/** The driver repeats an order request whose response was lost. */
export const paymentOrderRepeatRequested = createAction<{ readonly key: string }, 'payment/repeatRequested'>(
  'payment/repeatRequested',
);

/** Waiting for the response to a repeated request has ended. `opened`: null without an order in it. */
export const paymentOrderRepeatEnded = createAction<
  { readonly requestId: string; readonly opened: OpenedPayment | null },
  'payment/repeatEnded'
>('payment/repeatEnded');

/** The driver wants to know whether the blocking payment is their own: it is not known who is signed in. */
export const driverIdentificationRequested = createAction<undefined, 'payment/identificationRequested'>(
  'payment/identificationRequested',
);

type PurchaseQueueRef = Pick<PurchaseDecision, 'bizType' | 'lane'>;

/** A placeholder for the next order of a queue while there is none yet. It is never sent. */
export const createPurchasePlaceholder = ({ bizType, lane }: PurchaseQueueRef): OrderPayable => ({
  kind: 'order',
  bizType,
  orderNo: `new:${lane}`,
  lane,
});

/**
 * The same in the queue of one driver, who does not wait for other drivers' orders on this device. `owner`: as in
 * PaymentAttempt.
 */
export const createDriverPurchasePlaceholder = ({ bizType, lane }: PurchaseQueueRef, owner: string): OrderPayable =>
  createPurchasePlaceholder({ bizType, lane: `${owner}.${lane}` });

/** The action of a decision to pay. */
export const toPaymentRequestedAction = (decision: PayDecision) =>
  paymentRequested({ ...decision, key: payableKey(decision.payable) });

/** The action of a decision to buy. */
export const toPurchaseRequestedAction = (decision: PurchaseDecision) =>
  purchaseRequested({ ...decision, key: payableKey(createPurchasePlaceholder(decision)) });
