import type { OrderBizType } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';

/** The number of the order that was paid. Undefined if it is of another kind: the address may name any payment. */
export const orderOf = (payable: Payable | null, bizType: OrderBizType): string | undefined =>
  payable?.kind === 'order' && payable.bizType === bizType ? payable.orderNo : undefined;
