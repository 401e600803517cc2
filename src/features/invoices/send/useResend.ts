import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { type Invoice, useResendInvoiceMutation } from '@/services/invoice/invoices';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/toFailureMessage';

import {
  EMPTY_RESEND_DRAFT,
  isResendDraft,
  normalizeResendTarget,
  type ResendDraft,
  type ResendMethod,
  validateResendTarget,
} from './model/resendForm';

/** Resends an invoice. A duplicate is harmless, so the driver may retry after a lost response. */
export function useResend({ invoiceId, email: lastEmail }: Invoice) {
  const go = useGo();
  const toast = useToast();
  const guardScreen = useScreenGuard();
  const [draft, saveDraft, clearDraft] = useDraft<ResendDraft>(
    `reSendInvoice:${invoiceId}`,
    EMPTY_RESEND_DRAFT,
    isResendDraft,
  );
  const [resend, { isLoading }] = useResendInvoiceMutation({ fixedCacheKey: `resend:${invoiceId}` });
  const { way: method } = draft;
  const typed = method === 'phone' ? draft.phone : (draft.email ?? lastEmail);
  const problem = validateResendTarget(method, typed);
  const send = async () => {
    if (isLoading) return;
    saveDraft({ ...draft, isTried: true, failure: '' });
    if (problem !== '') return;
    const isOnScreen = guardScreen();
    const target = normalizeResendTarget(typed);
    const { data, error } = await resend({
      invoiceId,
      ...(method === 'phone' ? { phone: target } : { email: target }),
    });
    if (data === undefined) {
      const reason = isServiceError(error) ? failureLine(error) : '';
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
    selectMethod: (next: ResendMethod) => saveDraft({ ...draft, way: next, isTried: false, failure: '' }),
    change: (text: string) => saveDraft({ ...draft, [method]: text, failure: '' }),
    problem: draft.isTried ? problem : '',
    failure: draft.failure,
    isBusy: isLoading,
    send: () => void send(),
  };
}
