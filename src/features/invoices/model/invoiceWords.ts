import { type Invoice, INVOICE_STATE } from '@/services/invoice/invoices';
import type { TagTone } from '@/ui/text/Tag';

const WORDS: Readonly<Record<Invoice['state'], string>> = {
  [INVOICE_STATE.failed]: '开票失败',
  [INVOICE_STATE.waiting]: '开票中',
  [INVOICE_STATE.issuing]: '开票中',
  [INVOICE_STATE.issued]: '已开票',
  [INVOICE_STATE.reversing]: '红冲中',
  [INVOICE_STATE.reversed]: '已红冲',
  [INVOICE_STATE.unknown]: '处理中',
};
export const invoiceWord = ({ state }: Pick<Invoice, 'state'>): string => WORDS[state];

/** The tax system has not decided yet. A state that nobody knows is under way. */
export const isInvoiceOpen = ({ state }: Pick<Invoice, 'state'>): boolean =>
  state === INVOICE_STATE.waiting ||
  state === INVOICE_STATE.issuing ||
  state === INVOICE_STATE.reversing ||
  state === INVOICE_STATE.unknown;

export function invoiceTone({ state }: Pick<Invoice, 'state'>): TagTone {
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
