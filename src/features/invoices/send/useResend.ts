import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useGo } from '@/navigation/hooks/useGo';
import { useStillHere } from '@/navigation/hooks/useStillHere';
import { type Invoice, useResendInvoiceMutation } from '@/services/invoice/invoices';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import { emailProblem, EMPTY_RESEND, isResendDraft, plainEmail, type ResendDraft } from './model/resendForm';

/** Sends an invoice once more. A second mail does no harm, so a lost answer may be tried again. */
export function useResend({ invoiceId, email: last }: Invoice) {
  const go = useGo();
  const toast = useToast();
  const stillHere = useStillHere();
  const [draft, keep, drop] = useDraft<ResendDraft>(`reSendInvoice:${invoiceId}`, EMPTY_RESEND, isResendDraft);
  const [resend, { isLoading }] = useResendInvoiceMutation({ fixedCacheKey: `resend:${invoiceId}` });
  const email = draft.email ?? last;
  const problem = emailProblem(email);
  const send = async () => {
    if (isLoading) return;
    keep({ email, isTried: true, failure: '' });
    if (problem !== '') return;
    const isHere = stillHere();
    const { data, error } = await resend({ invoiceId, email: plainEmail(email) });
    if (data === undefined) {
      const why = isServiceError(error) ? failureLine(error) : '';
      keep({ email, isTried: true, failure: `发送失败。${why}` });
      return;
    }
    drop();
    toast(`已发到 ${plainEmail(email)}`);
    if (isHere()) go.instead('invoiceRecordDetail', { invoiceId });
  };
  return {
    email,
    change: (text: string) => keep({ ...draft, email: text, failure: '' }),
    problem: draft.isTried ? problem : '',
    failure: draft.failure,
    isBusy: isLoading,
    send: () => void send(),
  };
}
