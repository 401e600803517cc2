import type { PaymentAttempt } from './attempt';

/** Whether the attempt is in progress. It has its own file because the first load needs nothing else about attempts. */
export const isAttemptInProgress = ({ step }: PaymentAttempt): boolean =>
  step === 'opening' || step === 'handedToHost' || step === 'confirming';

/** Whether an order request was sent and the journal does not have its response yet. */
export const awaitsOrderResponse = ({ step, serverSaid, isRepeating }: PaymentAttempt): boolean =>
  (step === 'opening' && serverSaid === 'nothing') || isRepeating === true;
