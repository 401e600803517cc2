import { type Invoice, INVOICE_STATE } from '@/services/invoice/invoices';
import type { TagTone } from '@/ui/text/Tag';

import { canPick } from './pickable';

const WORDS: Readonly<Record<Invoice['state'], string>> = {
  [INVOICE_STATE.failed]: '开票失败',
  [INVOICE_STATE.waiting]: '开票中',
  [INVOICE_STATE.issuing]: '开票中',
  [INVOICE_STATE.issued]: '已开票',
  [INVOICE_STATE.reversing]: '红冲中',
  [INVOICE_STATE.reversed]: '已红冲',
  [INVOICE_STATE.unknown]: '处理中',
};
/** Of a red invoice, which takes another one back. */
const RED_WORDS: Readonly<Partial<Record<Invoice['state'], string>>> = {
  [INVOICE_STATE.failed]: '红冲失败',
  [INVOICE_STATE.waiting]: '红冲中',
  [INVOICE_STATE.issuing]: '红冲中',
  [INVOICE_STATE.issued]: '红字发票',
};

/** `redOf` is known of the driver's own invoices only. */
type Judged = Pick<Invoice, 'state'> & Partial<Pick<Invoice, 'redOf'>>;
const isRed = ({ redOf = '' }: Partial<Pick<Invoice, 'redOf'>>): boolean => redOf !== '';

export const invoiceWord = (invoice: Judged): string =>
  (isRed(invoice) ? RED_WORDS[invoice.state] : undefined) ?? WORDS[invoice.state];

/** The amount as it is shown: a red invoice takes it back. */
export const invoiceCents = (invoice: Pick<Invoice, 'amount' | 'redOf'>): number =>
  isRed(invoice) ? -invoice.amount : invoice.amount;

/** What has to be known of an invoice beside its state; empty if nothing has. */
export function invoiceNotice({
  state,
  redOf,
  replacedBy,
  bills,
}: Pick<Invoice, 'state' | 'redOf' | 'replacedBy' | 'bills'>): string {
  if (redOf !== '') return state === INVOICE_STATE.issued ? '这是红字发票，用来冲抵原发票' : '';
  if (state === INVOICE_STATE.reversing) return '正在红冲，完成后这张发票作废，请勿再用来报销';
  if (state !== INVOICE_STATE.reversed) return '';
  if (replacedBy !== '') return '这张发票已红冲作废，请用换开的新发票';
  return `这张发票已红冲作废，${bills.some(canPick) ? '账单可以重新开票' : '请勿再用来报销'}`;
}

/** The tax system has not decided yet. A state that nobody knows is under way. */
export const isInvoiceOpen = ({ state }: Pick<Invoice, 'state'>): boolean =>
  state === INVOICE_STATE.waiting ||
  state === INVOICE_STATE.issuing ||
  state === INVOICE_STATE.reversing ||
  state === INVOICE_STATE.unknown;

export function invoiceTone(invoice: Judged): TagTone {
  const { state } = invoice;
  if (isRed(invoice) && state === INVOICE_STATE.issued) return 'plain';
  if (state === INVOICE_STATE.issued) return 'done';
  if (state === INVOICE_STATE.failed) return 'owed';
  return state === INVOICE_STATE.reversed ? 'plain' : 'soon';
}

/** The filters of the list of invoices, with the `state` that is asked for; 9 is all. */
export const INVOICE_TABS = [
  { value: INVOICE_STATE.unknown, label: '全部' },
  { value: INVOICE_STATE.issuing, label: '开票中' },
  { value: INVOICE_STATE.issued, label: '已开票' },
  { value: INVOICE_STATE.failed, label: '开票失败' },
  { value: INVOICE_STATE.reversed, label: '已红冲' },
] as const;
