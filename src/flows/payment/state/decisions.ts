import { createAction } from '@reduxjs/toolkit';

import type { PayDecision, PurchaseDecision } from '@/domain/payment/attempt';
import { type OrderPayable, payableKey } from '@/domain/payment/payable';

import { paymentRequested, purchaseRequested } from './paymentSlice';

/** The driver wants to pay an open order in another way. */
export const otherWayRequested = createAction<{ readonly key: string }, 'payment/otherWayRequested'>(
  'payment/otherWayRequested',
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
