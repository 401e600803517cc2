import type { NonParkingBizType } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';

/**
 * The number of the paid order. Undefined if the payment is of another kind, since the address may name any payment.
 */
export const toPaidOrderNo = (payable: Payable | null, bizType: NonParkingBizType): string | undefined =>
  payable?.kind === 'order' && payable.bizType === bizType ? payable.orderNo : undefined;
