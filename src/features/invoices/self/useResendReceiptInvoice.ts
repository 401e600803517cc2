import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import {
  type ReceiptInvoice,
  type ReceiptKey,
  useResendInvoiceByCodeMutation,
} from '@/services/invoice/receiptInvoices';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

/**
 * Resends an invoice to its original address after a confirmation. A duplicate mail is harmless, so the driver may
 * retry after a lost response.
 */
export function useResendReceiptInvoice(receiptCode: ReceiptKey['receiptCode'], invoice: ReceiptInvoice) {
  const { invoiceId, maskedEmail, resendLeft } = invoice;
  const confirm = useConfirmDialog();
  const toast = useToast();
  const [resend, { isLoading }] = useResendInvoiceByCodeMutation({ fixedCacheKey: `resend:${invoiceId}` });
  const recipient = maskedEmail || '开票时填的邮箱';
  const send = async () => {
    if (isLoading) return;
    const dialog = {
      title: `重新发到 ${recipient}？`,
      text: `今天还可发送${String(resendLeft)}次`,
      confirmLabel: '发送',
    };
    if (!(await confirm(dialog))) return;
    const { error } = await resend({ receiptCode, invoiceId });
    const reason = isServiceError(error) ? serviceErrorText(error) : '';
    toast(error === undefined ? `已发到 ${recipient}` : `发送失败。${reason}`);
  };
  return { send: () => void send(), isBusy: isLoading };
}
