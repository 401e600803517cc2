import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { type Invoice, useResendInvoiceMutation } from '@/services/invoice/invoices';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import {
  addressProblem,
  EMPTY_RESEND,
  isResendDraft,
  plainAddress,
  type ResendDraft,
  type ResendWay,
} from './model/resendForm';

/** Sends an invoice once more. A second one does no harm, so a lost answer may be tried again. */
export function useResend({ invoiceId, email: last }: Invoice) {
  const go = useGo();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const [draft, keep, drop] = useDraft<ResendDraft>(`reSendInvoice:${invoiceId}`, EMPTY_RESEND, isResendDraft);
  const [resend, { isLoading }] = useResendInvoiceMutation({ fixedCacheKey: `resend:${invoiceId}` });
  const { way } = draft;
  const typed = way === 'phone' ? draft.phone : (draft.email ?? last);
  const problem = addressProblem(way, typed);
  const send = async () => {
    if (isLoading) return;
    keep({ ...draft, isTried: true, failure: '' });
    if (problem !== '') return;
    const isHere = stillHere();
    const to = plainAddress(typed);
    const { data, error } = await resend({ invoiceId, ...(way === 'phone' ? { phone: to } : { email: to }) });
    if (data === undefined) {
      const why = isServiceError(error) ? failureLine(error) : '';
      keep({ ...draft, isTried: true, failure: `发送失败。${why}` });
      return;
    }
    drop();
    toast('已重新发送'); // the page that follows names the address
    if (isHere()) go.instead('invoiceRecordDetail', { invoiceId });
  };
  return {
    way,
    typed,
    choose: (next: ResendWay) => keep({ ...draft, way: next, isTried: false, failure: '' }),
    change: (text: string) => keep({ ...draft, [way]: text, failure: '' }),
    problem: draft.isTried ? problem : '',
    failure: draft.failure,
    isBusy: isLoading,
    send: () => void send(),
  };
}
