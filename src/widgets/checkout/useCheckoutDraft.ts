import { useCallback } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';

import type { CheckoutDraft } from './model/checkoutDraft';

/**
 * The draft of a form with a checkout, with functions to change a part of it and to delete it after payment.
 *
 * @param form the key of the draft: the path name and the paid item
 * @param isValid rejects a stored draft of another shape. `isCheckoutDraft` does it for the fields of the checkout.
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
