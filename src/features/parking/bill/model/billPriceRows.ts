import type { PaymentAttempt } from '@/domain/payment/attempt';
import { type BillFees, type PriceRow, priceRows } from '@/domain/stay/priceRows';

import type { BillStatus } from '../../model/billStatus';

/** The price rows of a bill with an open order, from the amount and the coupon of the order. */
export function orderPriceRows(
  bill: BillFees,
  { orderCents, facts: { coupon } }: Pick<PaymentAttempt, 'orderCents' | 'facts'>,
): readonly PriceRow[] {
  const due: PriceRow = { key: 'due', label: '这笔订单应付', cents: orderCents };
  const others = priceRows(bill, null).filter(({ key }) => key !== 'due');
  if (coupon === undefined) return [...others, due];
  const saving: PriceRow = { key: 'coupon', label: '优惠', cents: -coupon.savingCents, reason: coupon.name };
  const beforeCents = orderCents + coupon.savingCents;
  // The fee may have grown since the order was opened. Then the amount due at that time is shown instead.
  const isSame = beforeCents === bill.parkFee;
  return [...(isSame ? others : [{ key: 'total' as const, label: '下单时应付', cents: beforeCents }]), saving, due];
}

/**
 * The price rows below the summary card. The amount due is left out, because the card and the pay button show it. A
 * single remaining row is left out too: a total without any deduction equals the amount due.
 */
export function priceRowsBelowSummary({ is }: Pick<BillStatus, 'is'>, rows: readonly PriceRow[]): readonly PriceRow[] {
  if (is !== 'due') return rows;
  const others = rows.filter(({ key }) => key !== 'due');
  return others.length === 1 ? [] : others;
}
