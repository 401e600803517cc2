import { toSafeReturnPath } from '@/navigation/guards/toSafeReturnPath';
import type { AutoDeductionAgreement } from '@/services/pay/withholdings';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';

/** The next step after a channel was requested. */
export type DeductionOpeningNextStep =
  | { readonly kind: 'open' }
  | { readonly kind: 'ownPage'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  /** There is no page to open: the state is polled. */
  | { readonly kind: 'wait' };

/** Resolves the next step. Only the server's state makes a channel open; a pending channel leads to its provider. */
export function toDeductionOpeningNextStep({
  state,
  jumpUrl,
}: Pick<AutoDeductionAgreement, 'state' | 'jumpUrl'>): DeductionOpeningNextStep {
  if (state === AUTO_DEDUCTION_STATE.open || state === AUTO_DEDUCTION_STATE.paused) return { kind: 'open' };
  const path = toSafeReturnPath(jumpUrl);
  if (path !== null) return { kind: 'ownPage', path };
  return jumpUrl === '' ? { kind: 'wait' } : { kind: 'outside', url: jumpUrl };
}
