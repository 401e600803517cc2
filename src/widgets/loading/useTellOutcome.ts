import { useToast } from '@/flows/notices/useDialogs';
import type { Sent } from '@/flows/requests/decision';

import { requestAdvice } from './requestWords';

interface OutcomeWords {
  /** The action: 取消订单. */
  readonly action: string;
  readonly done: string;
  /** Where the driver sees later whether it was done. */
  readonly unconfirmed: string;
}

/** Tells by a toast how a request ended that was confirmed in a dialog. A refusal was told already, by the table of error codes. */
export function useTellOutcome(): (sent: Sent<unknown>, words: OutcomeWords) => void {
  const toast = useToast();
  return (sent, { action, done, unconfirmed }) => {
    if (sent.is === 'done') toast(done);
    else if (sent.is === 'unconfirmed') toast(unconfirmed);
    else if (sent.is === 'notSent' || sent.is === 'neverReceived') toast(`${action}失败。${requestAdvice(sent)}`);
  };
}
