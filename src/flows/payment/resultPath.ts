import type { PaymentAttempt } from '@/domain/payment/attempt';
import { type PathName, pathNameOf, pathTo } from '@/navigation/paths';

/** The path name of a place: path and query. */
export const nameOfPlace = (place: string): PathName | undefined => pathNameOf(place.replace(/\?.*$/, ''));

/** The short flow has a result page of its own. */
const SHORT: ReadonlySet<PathName | undefined> = new Set<PathName | undefined>(['pay', 'result']);

/**
 * Where what became of an attempt is shown.
 *
 * @param from name of the screen that it is paid on
 * @param more for an address that may be opened where nothing is remembered
 */
export const resultPath = (
  { key, payId }: Pick<PaymentAttempt, 'key' | 'payId'>,
  from: PathName | undefined,
  more: { requestId?: string } = {},
): string =>
  pathTo(SHORT.has(from) ? 'result' : 'payResultPage', { ...(payId === null ? { key } : { payId, key }), ...more });
