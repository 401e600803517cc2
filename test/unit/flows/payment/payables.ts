import type { PayDecision } from '@/domain/payment/attempt';
import type { NonParkingBizType } from '@/domain/payment/bizType';
import type { OrderPayable, Payable } from '@/domain/payment/payable';
import type { PayChannel } from '@/domain/payment/payChannel';

export const payable: Payable = { kind: 'parking', uniqueId: 'U1', parkId: 'P1' };
export const otherPayable: Payable = { kind: 'parking', uniqueId: 'U2', parkId: 'P1' };
export const batch: Payable = {
  kind: 'parkingBatch',
  items: [
    { uniqueId: 'U2', parkId: 'P1', amountCents: 300 },
    { uniqueId: 'U1', parkId: 'P1', amountCents: 600 },
  ],
};
export const decision = (over: Partial<PayDecision> = {}): PayDecision => ({
  payable,
  facts: { plateText: '粤B·12345', parkName: '科技园停车场' },
  choice: { channel: 3, couponIds: [], amountCents: 600 },
  ...over,
});
/** Something bought, whose own service has opened the order. */
export const purchase = (bizType: NonParkingBizType, orderNo = 'N1', lane?: string): OrderPayable => ({
  kind: 'order',
  bizType,
  orderNo,
  ...(lane === undefined ? {} : { lane }),
});
export const forPurchase = (of: OrderPayable, over: Partial<PayDecision> = {}): PayDecision =>
  decision({ payable: of, facts: { plateText: '', parkName: '', title: '市民中心月卡' }, ...over });
export const withChannel = (channel: PayChannel): PayDecision =>
  decision({ choice: { channel, couponIds: [], amountCents: 600 } });
