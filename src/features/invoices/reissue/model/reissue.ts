import type { BillToInvoice } from '@/domain/invoice/invoiceGroups';
import type { Invoice } from '@/services/invoice/invoices';

import {
  createTitleDraftFromInvoice,
  isSameInvoiceTitle,
  type NormalizedInvoiceTitle,
  normalizeInvoiceTitle,
} from '../../model/invoiceTitleForm';

/** An issued invoice as one bill of the invoice form. Its bills and its amount do not change. */
export const mapInvoiceToReissueBill = ({ invoiceId, bills, amount, sellerName }: Invoice): BillToInvoice => ({
  billId: invoiceId,
  title: bills.length === 1 ? (bills[0]?.title ?? '') : bills.length === 0 ? '' : `${String(bills.length)}笔账单`,
  amount,
  sellerId: '',
  sellerName,
});

export const INVOICE_REISSUE_CONFIRM_TEXTS = {
  title: '确认换开这张发票？',
  warning: '原发票会红冲作废，请勿再用来报销',
  confirmLabel: '确认换开',
} as const;

/** Rejects a title equal to the current one: reissuing would only produce the same invoice again. */
export const createInvoiceTitleChangeCheck =
  (invoice: Invoice, isSpecial: boolean) =>
  (title: NormalizedInvoiceTitle): string =>
    isSameInvoiceTitle(title, normalizeInvoiceTitle(createTitleDraftFromInvoice(invoice), isSpecial))
      ? '抬头信息没有改动，不用换开'
      : '';
