import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { type Invoice, useResendInvoiceMutation } from '@/services/invoice/invoices';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

import {
  EMPTY_INVOICE_RESEND_DRAFT,
  type InvoiceResendDraft,
  type InvoiceResendMethod,
  isInvoiceResendDraft,
  normalizeInvoiceRecipient,
  validateInvoiceRecipient,
} from './model/invoiceResendForm';

/** Resends an invoice. A duplicate is harmless, so the driver may retry after a lost response. */
export function useInvoiceResendForm({ invoiceId, email: lastEmail }: Invoice) {
  const go = useScreenNavigator();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const [draft, saveDraft, clearDraft] = useDraft<InvoiceResendDraft>(
    `reSendInvoice:${invoiceId}`,
    EMPTY_INVOICE_RESEND_DRAFT,
    isInvoiceResendDraft,
  );
  const [resend, { isLoading }] = useResendInvoiceMutation({ fixedCacheKey: `resend:${invoiceId}` });
  const { way: method } = draft;
  const typed = method === 'phone' ? draft.phone : (draft.email ?? lastEmail);
  const problem = validateInvoiceRecipient(method, typed);
  const send = async () => {
    if (isLoading) return;
    saveDraft({ ...draft, isTried: true, failure: '' });
    if (problem !== '') return;
    const isOnScreen = guardScreen();
    const target = normalizeInvoiceRecipient(typed);
    const { data, error } = await resend({
      invoiceId,
      ...(method === 'phone' ? { phone: target } : { email: target }),
    });
    if (data === undefined) {
      const reason = isServiceError(error) ? serviceErrorText(error) : '';
      saveDraft({ ...draft, isTried: true, failure: `发送失败。${reason}` });
      return;
    }
    clearDraft();
    toast('已重新发送'); // the page that follows names the address
    if (isOnScreen()) go.replace('invoiceRecordDetail', { invoiceId });
  };
  return {
    method,
    typed,
    selectMethod: (next: InvoiceResendMethod) => saveDraft({ ...draft, way: next, isTried: false, failure: '' }),
    change: (text: string) => saveDraft({ ...draft, [method]: text, failure: '' }),
    problem: draft.isTried ? problem : '',
    failure: draft.failure,
    isBusy: isLoading,
    send: () => void send(),
  };
}
