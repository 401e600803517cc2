import { type Invoice, INVOICE_STATE } from '@/services/invoice/invoices';
import type { TagTone } from '@/ui/text/Tag';

import { isInvoiceable } from './invoiceable';

const STATE_LABELS: Readonly<Record<Invoice['state'], string>> = {
  [INVOICE_STATE.failed]: '开票失败',
  [INVOICE_STATE.waiting]: '开票中',
  [INVOICE_STATE.issuing]: '开票中',
  [INVOICE_STATE.issued]: '已开票',
  [INVOICE_STATE.reversing]: '红冲中',
  [INVOICE_STATE.reversed]: '已红冲',
  [INVOICE_STATE.unknown]: '处理中',
};
/** The labels of a red invoice, which cancels another invoice. */
const RED_STATE_LABELS: Readonly<Partial<Record<Invoice['state'], string>>> = {
  [INVOICE_STATE.failed]: '红冲失败',
  [INVOICE_STATE.waiting]: '红冲中',
  [INVOICE_STATE.issuing]: '红冲中',
  [INVOICE_STATE.issued]: '红字发票',
};

/** `redOf` is known only for the driver's own invoices. */
type InvoiceStateFields = Pick<Invoice, 'state'> & Partial<Pick<Invoice, 'redOf'>>;
const isRed = ({ redOf = '' }: Partial<Pick<Invoice, 'redOf'>>): boolean => redOf !== '';

export const invoiceStateLabel = (invoice: InvoiceStateFields): string =>
  (isRed(invoice) ? RED_STATE_LABELS[invoice.state] : undefined) ?? STATE_LABELS[invoice.state];

/** The displayed amount: negative for a red invoice, which cancels another one. */
export const getInvoiceCentsWithSign = (invoice: Pick<Invoice, 'amount' | 'redOf'>): number =>
  isRed(invoice) ? -invoice.amount : invoice.amount;

/** The notice that a red, reversing or reversed invoice needs beside its state; otherwise empty. */
export function invoiceReversalNoticeText({
  state,
  redOf,
  replacedBy,
  bills,
}: Pick<Invoice, 'state' | 'redOf' | 'replacedBy' | 'bills'>): string {
  if (redOf !== '') return state === INVOICE_STATE.issued ? '这是红字发票，用来冲抵原发票' : '';
  if (state === INVOICE_STATE.reversing) return '正在红冲，完成后这张发票作废，请勿再用来报销';
  if (state !== INVOICE_STATE.reversed) return '';
  if (replacedBy !== '') return '这张发票已红冲作废，请用换开的新发票';
  return `这张发票已红冲作废，${bills.some(isInvoiceable) ? '账单可以重新开票' : '请勿再用来报销'}`;
}

/** Whether the tax system has not decided yet. An unknown state counts as pending. */
export const isInvoicePending = ({ state }: Pick<Invoice, 'state'>): boolean =>
  state === INVOICE_STATE.waiting ||
  state === INVOICE_STATE.issuing ||
  state === INVOICE_STATE.reversing ||
  state === INVOICE_STATE.unknown;

export function invoiceStateTone(invoice: InvoiceStateFields): TagTone {
  const { state } = invoice;
  if (isRed(invoice) && state === INVOICE_STATE.issued) return 'plain';
  if (state === INVOICE_STATE.issued) return 'done';
  if (state === INVOICE_STATE.failed) return 'owed';
  return state === INVOICE_STATE.reversed ? 'plain' : 'soon';
}

/** The filters of the invoice list, with the `state` sent to the server; 9 is all. */
export const INVOICE_STATE_FILTERS = [
  { value: INVOICE_STATE.unknown, label: '全部' },
  { value: INVOICE_STATE.issuing, label: '开票中' },
  { value: INVOICE_STATE.issued, label: '已开票' },
  { value: INVOICE_STATE.failed, label: '开票失败' },
  { value: INVOICE_STATE.reversed, label: '已红冲' },
] as const;
