import {
  type BillToInvoice,
  groupBillsBySeller,
  invoiceSplitText,
  sumBillToInvoiceCents,
} from '@/domain/invoice/invoiceGroups';
import { formatYuan } from '@/domain/money';
import { formatIsoMonth } from '@/domain/month';
import type { InvoiceableItem } from '@/services/invoice/invoices';

import { isInvoiceable, toPickedInvoiceBill } from '../../model/invoiceable';

/** The picked bills with this one added or removed. */
export const togglePickedInvoiceBill = (
  picked: readonly BillToInvoice[],
  bill: InvoiceableItem,
): readonly BillToInvoice[] =>
  picked.some(({ billId }) => billId === bill.billId)
    ? picked.filter(({ billId }) => billId !== bill.billId)
    : [...picked, toPickedInvoiceBill(bill)];

/** The picked bills plus those of these bills that can be invoiced. */
export const addInvoiceableBills = (
  picked: readonly BillToInvoice[],
  bills: readonly InvoiceableItem[],
): readonly BillToInvoice[] => [
  ...picked,
  ...bills
    .filter((bill) => isInvoiceable(bill) && !picked.some(({ billId }) => billId === bill.billId))
    .map(toPickedInvoiceBill),
];

/** The bills of one month; all bills if `month` is empty. */
export const filterInvoiceableBillsByMonth = (
  bills: readonly InvoiceableItem[],
  month: string,
): readonly InvoiceableItem[] => (month === '' ? bills : bills.filter(({ time }) => formatIsoMonth(time) === month));

/** The months of these bills, in the order of the list (newest first). */
export const listInvoiceableBillMonths = (bills: readonly InvoiceableItem[]): readonly string[] => [
  ...new Set(bills.map(({ time }) => formatIsoMonth(time)).filter((month) => month !== '')),
];

/** The texts of the bar: the sum, and why the picked bills make several invoices. */
export function pickedInvoiceBillsTexts(picked: readonly BillToInvoice[]) {
  return {
    sum: `已选${String(picked.length)}笔，${formatYuan(sumBillToInvoiceCents(picked))}`,
    split: invoiceSplitText(groupBillsBySeller(picked)),
  };
}
