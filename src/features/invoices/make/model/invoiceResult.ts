import { type Invoice, INVOICE_STATE } from '@/services/invoice/invoices';
import type { ResultStatus } from '@/ui/picture/ResultStatusIcon';

/**
 * The texts about a requested invoice. For several invoices, or while the invoice is unknown: only that they were
 * submitted.
 */
export function invoiceResultTexts(invoice: Invoice | undefined): { status: ResultStatus; word: string; next: string } {
  if (invoice === undefined)
    return { status: 'pending', word: '已提交', next: '正在开票，一般几分钟内完成，可在开票记录查看' };
  const recipientText = invoice.email === '' ? '' : `，会发到 ${invoice.email}`;
  switch (invoice.state) {
    case INVOICE_STATE.issued:
      return {
        status: 'success',
        word: '已开票',
        next: invoice.email === '' ? '可以查看和下载了' : `已发到 ${invoice.email}`,
      };
    case INVOICE_STATE.failed:
      return { status: 'failed', word: '开票失败', next: invoice.failReason || '请修改抬头后重新提交' };
    default:
      return invoice.replaces === ''
        ? { status: 'pending', word: '开票中', next: `一般几分钟内完成${recipientText}` }
        : { status: 'pending', word: '换开中', next: `先红冲原发票，再开新发票，一般十几分钟完成${recipientText}` };
  }
}
