import type { PaymentAttempt } from '@/domain/payment/attempt';
import { type PathName, pathTo } from '@/navigation/paths';

/** The result screen for each form that has one of its own. */
const RESULT_OF: Partial<Record<PathName, 'result' | 'barrierResult'>> = {
  pay: 'result',
  result: 'result',
  scanPayPage: 'barrierResult',
  barrierResult: 'barrierResult',
};

/**
 * The address that shows the outcome of an attempt.
 *
 * @param from name of the screen with the payment form
 * @param more added to an address that may open on a device without a journal
 */
export function resultPath(
  { key, payId, payable }: Pick<PaymentAttempt, 'key' | 'payId' | 'payable'>,
  from: PathName | undefined,
  more: { requestId?: string } = {},
): string {
  const query = { ...(payId === null ? { key } : { payId, key }), ...more };
  const name = (from === undefined ? undefined : RESULT_OF[from]) ?? 'payResultPage';
  // The barrier belongs to a lot, so its screen needs the lot.
  if (name === 'barrierResult' && payable.kind === 'parking') return pathTo(name, { ...query, parkId: payable.parkId });
  return pathTo(name, query);
}
