import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import {
  type ReceiptInvoice,
  type ReceiptKey,
  useResendInvoiceByCodeMutation,
} from '@/services/invoice/receiptInvoices';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

/** Sends an invoice once more to where it was asked for, after a question. A second mail does no harm, so a lost answer may be tried again. */
export function useReceiptResend(receiptCode: ReceiptKey['receiptCode'], invoice: ReceiptInvoice) {
  const { invoiceId, maskedEmail, resendLeft } = invoice;
  const confirm = useConfirm();
  const toast = useToast();
  const [resend, { isLoading }] = useResendInvoiceByCodeMutation({ fixedCacheKey: `resend:${invoiceId}` });
  const to = maskedEmail || '开票时填的邮箱';
  const send = async () => {
    if (isLoading) return;
    const question = { title: `重新发到 ${to}？`, text: `今天还可发送${String(resendLeft)}次`, confirmLabel: '发送' };
    if (!(await confirm(question))) return;
    const { error } = await resend({ receiptCode, invoiceId });
    const why = isServiceError(error) ? failureLine(error) : '';
    toast(error === undefined ? `已发到 ${to}` : `发送失败。${why}`);
  };
  return { send: () => void send(), isBusy: isLoading };
}
