import type { PaymentAttempt } from './attempt';

/** Under way. In a file of its own, because the first load asks this and nothing else of an attempt. */
export const isOpen = ({ step }: PaymentAttempt): boolean =>
  step === 'opening' || step === 'handedToHost' || step === 'confirming';
