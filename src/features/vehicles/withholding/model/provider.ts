import { safeReturnPath } from '@/navigation/guards/safeReturnPath';
import type { Withholding } from '@/services/pay/withholdings';
import { WITHHOLD_STATE } from '@/services/transport/wire/withholdState';

/** What comes after a channel was asked for. */
export type ProviderStep =
  | { readonly kind: 'open' }
  | { readonly kind: 'ownPage'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  /** Nothing leads on: the state is read again. */
  | { readonly kind: 'wait' };

/** Only the server's word makes a channel open; whatever waits for its provider leads there. */
export function providerStep({ state, jumpUrl }: Pick<Withholding, 'state' | 'jumpUrl'>): ProviderStep {
  if (state === WITHHOLD_STATE.open || state === WITHHOLD_STATE.paused) return { kind: 'open' };
  const path = safeReturnPath(jumpUrl);
  if (path !== null) return { kind: 'ownPage', path };
  return jumpUrl === '' ? { kind: 'wait' } : { kind: 'outside', url: jumpUrl };
}
