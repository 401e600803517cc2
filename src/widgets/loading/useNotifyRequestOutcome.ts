import { useToast } from '@/flows/notices/useDialogs';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/idempotentRequestIntent';

import { requestFailureText } from './requestText';

interface OutcomeTexts {
  /** The label of the action: 取消订单. */
  readonly action: string;
  readonly done: string;
  /** Tells the driver where to check later whether it was done. */
  readonly unconfirmed: string;
}

/** Shows the outcome of a request as a toast. A refusal is left out: the error table has shown it already. */
export function useNotifyRequestOutcome(): (sent: IdempotentRequestOutcome<unknown>, texts: OutcomeTexts) => void {
  const toast = useToast();
  return (sent, { action, done, unconfirmed }) => {
    if (sent.is === 'done') toast(done);
    else if (sent.is === 'unconfirmed') toast(unconfirmed);
    else if (sent.is === 'notSent' || sent.is === 'neverReceived') toast(`${action}失败。${requestFailureText(sent)}`);
  };
}
