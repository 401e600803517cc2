import type { ChosenBill } from '@/domain/invoice/invoiceGroups';
import type { Invoice } from '@/services/invoice/invoices';

import { filledLike, isSameTitle, type PlainTitle, plainTitle } from '../../model/titleForm';

/** An issued invoice as one thing to be invoiced anew. Its bills and its amount stay. */
export const asBill = ({ invoiceId, bills, amount, sellerName }: Invoice): ChosenBill => ({
  billId: invoiceId,
  title: bills.length === 1 ? (bills[0]?.title ?? '') : bills.length === 0 ? '' : `${String(bills.length)}笔账单`,
  amount,
  sellerId: '',
  sellerName,
});

export const REISSUE_REVIEW = {
  title: '确认换开这张发票？',
  warning: '原发票会红冲作废，请勿再用来报销',
  confirmLabel: '确认换开',
} as const;

/** An invoice with the title that it has already would only be made twice. */
export const refuseSame =
  (invoice: Invoice, isSpecial: boolean) =>
  (title: PlainTitle): string =>
    isSameTitle(title, plainTitle(filledLike(invoice), isSpecial)) ? '抬头信息没有改动，不用换开' : '';
