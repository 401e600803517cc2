import { type ChosenBill, groupBySeller, splitReason, sumOf } from '@/domain/invoice/invoiceGroups';
import { formatYuan } from '@/domain/money';
import { monthOf } from '@/domain/month';
import type { Invoiceable } from '@/services/invoice/invoices';

import { canPick, chosen } from '../../model/pickable';

/** The choice with this bill added or taken away. */
export const toggled = (picked: readonly ChosenBill[], bill: Invoiceable): readonly ChosenBill[] =>
  picked.some(({ billId }) => billId === bill.billId)
    ? picked.filter(({ billId }) => billId !== bill.billId)
    : [...picked, chosen(bill)];

/** The choice with all of these bills that can be invoiced. */
export const withAll = (picked: readonly ChosenBill[], bills: readonly Invoiceable[]): readonly ChosenBill[] => [
  ...picked,
  ...bills.filter((bill) => canPick(bill) && !picked.some(({ billId }) => billId === bill.billId)).map(chosen),
];

/** The bills of one month; all for an empty text. */
export const billsOfMonth = (bills: readonly Invoiceable[], month: string): readonly Invoiceable[] =>
  month === '' ? bills : bills.filter(({ time }) => monthOf(time) === month);

/** The months that the bills are of, newest first. */
export const monthsOf = (bills: readonly Invoiceable[]): readonly string[] => [
  ...new Set(bills.map(({ time }) => monthOf(time)).filter((month) => month !== '')),
];

/** What was picked, for the bar: the sum, and how many invoices it makes and why. */
export function pickedWords(picked: readonly ChosenBill[]) {
  return {
    sum: `已选${String(picked.length)}笔，${formatYuan(sumOf(picked))}`,
    split: splitReason(groupBySeller(picked)),
  };
}
