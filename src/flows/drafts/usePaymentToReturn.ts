import { safeReturnPath } from '@/navigation/guards/safeReturnPath';

import { useDraft } from './useDraft';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The address of the payment for which the balance was too low; empty without one. A recharge leads back to it, with everything still chosen. */
export function usePaymentToReturn(): readonly [string, (path: string) => void, () => void] {
  const [kept, keep, drop] = useDraft<string>('paymentToReturn', '', isText);
  return [safeReturnPath(kept) ?? '', keep, drop];
}
