import { useCallback } from 'react';

import { isPayChannel } from '@/domain/payment/payChannel';
import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import type { CheckoutDraft } from '@/widgets/checkout/useCheckout';

import type { AmountChoice } from './model/rechargeAmount';

/** The driver's choices for a recharge that is not paid yet. */
interface RechargeDraft extends AmountChoice, CheckoutDraft {
  /** The number keyboard is open. */
  readonly isTyping: boolean;
}

const INITIAL: RechargeDraft = { packageCents: null, typed: '', isTyping: false, channel: null, agreedCents: null };

const isCents = (value: unknown): boolean => value === null || Number.isSafeInteger(value);

const isRechargeDraft = (value: unknown): value is RechargeDraft =>
  isPlainObject(value) &&
  isCents(value['packageCents']) &&
  typeof value['typed'] === 'string' &&
  typeof value['isTyping'] === 'boolean' &&
  (value['channel'] === null || isPayChannel(value['channel'])) &&
  isCents(value['agreedCents']);

/** The draft of the form, how to change it, and how to drop it once the recharge is paid. */
export function useRechargeDraft() {
  const [draft, setDraft, drop] = useDraft<RechargeDraft>('accountBalance', INITIAL, isRechargeDraft);
  const change = useCallback((part: Partial<RechargeDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  return { draft, change, drop };
}
