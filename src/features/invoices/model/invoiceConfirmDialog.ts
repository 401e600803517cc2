import type { BillsOfOneInvoice } from '@/domain/invoice/invoiceGroups';
import { invoiceSplitText } from '@/domain/invoice/invoiceGroups';
import { formatYuan } from '@/domain/money';

import type { NormalizedInvoiceTitle } from './invoiceTitleForm';

/** The texts of a confirm dialog that differ from the default. `warning` comes first. */
export interface InvoiceConfirmDialogTexts {
  readonly title: string;
  readonly warning: string;
  readonly confirmLabel: string;
}

/**
 * The dialog that the driver confirms before any request: title, tax number, recipient, each invoice with its issuer.
 */
export function createInvoiceConfirmDialog(
  title: NormalizedInvoiceTitle,
  groups: readonly BillsOfOneInvoice[],
  reviewText?: InvoiceConfirmDialogTexts,
) {
  const { titleName, taxNo, email } = title;
  const splitText = invoiceSplitText(groups);
  return {
    title: reviewText?.title ?? `确认开${String(groups.length)}张发票？`,
    text: [
      ...(reviewText === undefined ? [] : [reviewText.warning]),
      `抬头：${titleName}`,
      ...(taxNo === '' ? [] : [`税号：${taxNo}`]),
      `发到：${email}`,
      ...groups.map(({ sellerName, cents }) => `${sellerName || '开票方'} ${formatYuan(cents)}`),
      ...(splitText === '' ? [] : [splitText]),
    ].join('\n'),
    confirmLabel: reviewText?.confirmLabel ?? '提交开票',
  };
}

/**
 * The key of a request: its bills, whatever the title, so that no second request is sent for the same bills while
 * the result of the first is unknown.
 */
export const toInvoiceRequestKey = ({ bills }: BillsOfOneInvoice): string =>
  bills
    .map(({ billId }) => billId)
    .sort()
    .join(',');
