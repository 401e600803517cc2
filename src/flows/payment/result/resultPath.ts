import type { PaymentAttempt } from '@/domain/payment/attempt';
import { type PathName, pathTo } from '@/navigation/paths';

/** Where what became of a payment is shown, for the places that have a page of their own for it. */
const RESULT_OF: Partial<Record<PathName, 'result' | 'barrierResult'>> = {
  pay: 'result',
  result: 'result',
  scanPayPage: 'barrierResult',
  barrierResult: 'barrierResult',
};

/**
 * Where what became of an attempt is shown.
 *
 * @param from name of the screen that it is paid on
 * @param more for an address that may be opened where nothing is remembered
 */
export function resultPath(
  { key, payId, payable }: Pick<PaymentAttempt, 'key' | 'payId' | 'payable'>,
  from: PathName | undefined,
  more: { requestId?: string } = {},
): string {
  const query = { ...(payId === null ? { key } : { payId, key }), ...more };
  const name = (from === undefined ? undefined : RESULT_OF[from]) ?? 'payResultPage';
  // The lane's barrier belongs to its lot.
  if (name === 'barrierResult' && payable.kind === 'parking') return pathTo(name, { ...query, parkId: payable.parkId });
  return pathTo(name, query);
}
