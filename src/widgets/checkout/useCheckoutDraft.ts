import { useCallback } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';

import type { CheckoutDraft } from './model/checkoutDraft';

/**
 * The draft of a form with a checkout, how to change a part of it, and how to drop it once it is paid.
 *
 * @param form its path name, and what is paid
 * @param isValid rejects a kept draft of another shape. `isCheckoutDraft` does it for the checkout's part.
 */
export function useCheckoutDraft<D extends CheckoutDraft>(
  form: string,
  initial: D,
  isValid: (value: unknown) => value is D,
) {
  const [draft, setDraft, drop] = useDraft<D>(form, initial, isValid);
  const change = useCallback((part: Partial<D>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  return { draft, change, drop };
}
