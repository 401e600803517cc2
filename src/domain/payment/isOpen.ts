import type { PaymentAttempt } from './attempt';

/** Whether the attempt is under way. This has its own file, because the first load needs nothing else about attempts. */
export const isOpen = ({ step }: PaymentAttempt): boolean =>
  step === 'opening' || step === 'handedToHost' || step === 'confirming';

/** Whether a request for an order is out, and its response is not in the journal yet. */
export const isAwaited = ({ step, serverSaid, isRepeating }: PaymentAttempt): boolean =>
  (step === 'opening' && serverSaid === 'nothing') || isRepeating === true;
