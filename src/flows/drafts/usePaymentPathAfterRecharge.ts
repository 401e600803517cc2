import { toSafeReturnPath } from '@/navigation/guards/toSafeReturnPath';

import { useDraft } from './useDraft';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The path of the payment for which the balance was too low; empty if there is none. After a recharge the app returns
 * to it, with all selections preserved.
 */
export function usePaymentPathAfterRecharge(): readonly [string, (path: string) => void, () => void] {
  const [storedPath, store, drop] = useDraft<string>('paymentToReturn', '', isText);
  return [toSafeReturnPath(storedPath) ?? '', store, drop];
}
