import type { PayDecision } from '@/domain/payment/attempt';
import type { OrderBizType } from '@/domain/payment/bizType';
import { type OrderPayable, payableKey } from '@/domain/payment/payable';

import { paymentRequested, purchaseRequested } from './paymentSlice';

/** The driver's decision to buy something whose order does not exist yet. */
export interface PurchaseDecision extends Omit<PayDecision, 'payable'> {
  readonly bizType: OrderBizType;
  /** As in OrderPayable. */
  readonly lane: string;
  /** What the order is made of, as the row of its kind takes it. */
  readonly values: object;
}

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
