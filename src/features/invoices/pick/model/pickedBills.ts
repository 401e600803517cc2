import { type ChosenBill, groupBySeller, invoiceSplitText, sumAmounts } from '@/domain/invoice/invoiceGroups';
import { formatYuan } from '@/domain/money';
import { formatIsoMonth } from '@/domain/month';
import type { Invoiceable } from '@/services/invoice/invoices';

import { isInvoiceable, toChosenBill } from '../../model/invoiceable';

/** The picked bills with this one added or removed. */
export const toggleBill = (picked: readonly ChosenBill[], bill: Invoiceable): readonly ChosenBill[] =>
  picked.some(({ billId }) => billId === bill.billId)
    ? picked.filter(({ billId }) => billId !== bill.billId)
    : [...picked, toChosenBill(bill)];

/** The picked bills plus those of these bills that can be invoiced. */
export const addInvoiceable = (picked: readonly ChosenBill[], bills: readonly Invoiceable[]): readonly ChosenBill[] => [
  ...picked,
  ...bills
    .filter((bill) => isInvoiceable(bill) && !picked.some(({ billId }) => billId === bill.billId))
    .map(toChosenBill),
];

/** The bills of one month; all bills if `month` is empty. */
export const filterByMonth = (bills: readonly Invoiceable[], month: string): readonly Invoiceable[] =>
  month === '' ? bills : bills.filter(({ time }) => formatIsoMonth(time) === month);

/** The months of these bills, in the order of the list (newest first). */
export const listMonths = (bills: readonly Invoiceable[]): readonly string[] => [
  ...new Set(bills.map(({ time }) => formatIsoMonth(time)).filter((month) => month !== '')),
];

/** The texts of the bar: the sum, and why the picked bills make several invoices. */
export function pickedSummary(picked: readonly ChosenBill[]) {
  return {
    sum: `已选${String(picked.length)}笔，${formatYuan(sumAmounts(picked))}`,
    split: invoiceSplitText(groupBySeller(picked)),
  };
}
