import type { InvoiceGroup } from '@/domain/invoice/invoiceGroups';
import { splitReason } from '@/domain/invoice/invoiceGroups';
import { formatYuan } from '@/domain/money';

import type { PlainTitle } from './titleForm';

/** What is special about a review. `warning` is said before anything else. */
export interface ReviewWords {
  readonly title: string;
  readonly warning: string;
  readonly confirmLabel: string;
}

/** What the driver reads before anything is sent: title, number, where it goes, each invoice with its issuer. */
export function reviewQuestion(title: PlainTitle, groups: readonly InvoiceGroup[], words?: ReviewWords) {
  const { titleName, taxNo, email } = title;
  const split = splitReason(groups);
  return {
    title: words?.title ?? `确认开${String(groups.length)}张发票？`,
    text: [
      ...(words === undefined ? [] : [words.warning]),
      `抬头：${titleName}`,
      ...(taxNo === '' ? [] : [`税号：${taxNo}`]),
      `发到：${email}`,
      ...groups.map(({ sellerName, cents }) => `${sellerName || '开票方'} ${formatYuan(cents)}`),
      ...(split === '' ? [] : [split]),
    ].join('\n'),
    confirmLabel: words?.confirmLabel ?? '提交开票',
  };
}

/** The object of a request: its bills, whatever the title, so that no second one is sent for them while the first has no result. */
export const subjectOf = ({ bills }: InvoiceGroup): string =>
  bills
    .map(({ billId }) => billId)
    .sort()
    .join(',');
