import type { PaymentAttempt } from '@/domain/payment/attempt';
import { type BillFees, type BillPriceRow, toBillPriceRows } from '@/domain/stay/toBillPriceRows';

import type { BillStatus } from '../../model/billStatus';

/** The price rows of a bill with an open order, from the amount and the coupon of the order. */
export function toPaymentAttemptBillPriceRows(
  bill: BillFees,
  { orderCents, facts: { coupon } }: Pick<PaymentAttempt, 'orderCents' | 'facts'>,
): readonly BillPriceRow[] {
  const due: BillPriceRow = { key: 'due', label: '这笔订单应付', cents: orderCents };
  const others = toBillPriceRows(bill, null).filter(({ key }) => key !== 'due');
  if (coupon === undefined) return [...others, due];
  const saving: BillPriceRow = { key: 'coupon', label: '优惠', cents: -coupon.savingCents, reason: coupon.name };
  const beforeCents = orderCents + coupon.savingCents;
  // The fee may have grown since the order was opened. Then the amount due at that time is shown instead.
  const isSame = beforeCents === bill.parkFee;
  return [...(isSame ? others : [{ key: 'total' as const, label: '下单时应付', cents: beforeCents }]), saving, due];
}

/**
 * The price rows below the summary card. The amount due is left out, because the card and the pay button show it. A
 * single remaining row is left out too: a total without any deduction equals the amount due.
 */
export function filterBillPriceRowsBelowSummary(
  { is }: Pick<BillStatus, 'is'>,
  rows: readonly BillPriceRow[],
): readonly BillPriceRow[] {
  if (is !== 'due') return rows;
  const others = rows.filter(({ key }) => key !== 'due');
  return others.length === 1 ? [] : others;
}
