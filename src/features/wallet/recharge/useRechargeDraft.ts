import {
  type CheckoutDraft,
  EMPTY_CHECKOUT_DRAFT,
  isCentsOrNull,
  isCheckoutDraft,
} from '@/widgets/checkout/model/checkoutDraft';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

import type { RechargeAmountChoice } from './model/rechargeAmount';

/** The driver's choices for a recharge that is not paid yet. */
interface RechargeDraft extends RechargeAmountChoice, CheckoutDraft {
  /** The number keyboard is open. */
  readonly isTyping: boolean;
}

const INITIAL: RechargeDraft = { ...EMPTY_CHECKOUT_DRAFT, packageCents: null, typed: '', isTyping: false };

const isRechargeDraft = (value: unknown): value is RechargeDraft =>
  isCheckoutDraft(value) &&
  isCentsOrNull(value['packageCents']) &&
  typeof value['typed'] === 'string' &&
  typeof value['isTyping'] === 'boolean';

/** The screens with the form. */
export type RechargeFormName = 'accountBalance' | 'wallet';

/** The draft of the form, with functions to change it and to drop it once the recharge is paid. */
export const useRechargeDraft = (form: RechargeFormName) =>
  useCheckoutDraft<RechargeDraft>(form, INITIAL, isRechargeDraft);
