import { createAction } from '@reduxjs/toolkit';

import type { PayDecision, PurchaseDecision } from '@/domain/payment/attempt';
import { type OrderPayable, payableKey } from '@/domain/payment/payable';

import { paymentRequested, purchaseRequested } from './paymentSlice';

/** The driver wants to pay an open order in another way. */
export const otherWayRequested = createAction<{ readonly key: string }, 'payment/otherWayRequested'>(
  'payment/otherWayRequested',
);

/** Stands for the next order of a lane while there is none yet. It is never sent. */
export const slotOf = ({ bizType, lane }: Pick<PurchaseDecision, 'bizType' | 'lane'>): OrderPayable => ({
  kind: 'order',
  bizType,
  orderNo: `new:${lane}`,
  lane,
});

/** The action of a decision to pay. */
export const requestPayment = (decision: PayDecision) =>
  paymentRequested({ ...decision, key: payableKey(decision.payable) });

/** The action of a decision to buy. */
export const requestPurchase = (decision: PurchaseDecision) =>
  purchaseRequested({ ...decision, key: payableKey(slotOf(decision)) });
