import type { PaymentAttempt } from '@/domain/payment/attempt';
import { type BillFees, type PriceRow, priceRows } from '@/domain/stay/priceRows';

import type { BillAnswer } from '../../model/billAnswer';

/** The price rows of a bill with an open order. The order's own amount counts, with its coupon. */
export function orderRows(
  bill: BillFees,
  { orderCents, facts: { coupon } }: Pick<PaymentAttempt, 'orderCents' | 'facts'>,
): readonly PriceRow[] {
  const due: PriceRow = { key: 'due', label: '这笔订单应付', cents: orderCents };
  const others = priceRows(bill, null).filter(({ key }) => key !== 'due');
  if (coupon === undefined) return [...others, due];
  const saving: PriceRow = { key: 'coupon', label: '优惠', cents: -coupon.savingCents, reason: coupon.name };
  const beforeCents = orderCents + coupon.savingCents;
  // The fee may have grown since. Then the amount that was due when the order was opened is shown instead.
  const isSame = beforeCents === bill.parkFee;
  return [...(isSame ? others : [{ key: 'total' as const, label: '下单时应付', cents: beforeCents }]), saving, due];
}

/**
 * The price rows below the card that answers how much is due: what is due stands there and on the button, and so does a total from which nothing was
 * taken off.
 */
export function rowsBelow({ is }: Pick<BillAnswer, 'is'>, rows: readonly PriceRow[]): readonly PriceRow[] {
  if (is !== 'due') return rows;
  const others = rows.filter(({ key }) => key !== 'due');
  return others.length === 1 ? [] : others;
}
