import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

import { EMPTY_PASS_PURCHASE_DRAFT, isPassPurchaseDraft, type PassPurchaseDraft } from './model/passPurchaseDraft';

/** The purchase draft of one rule. The confirmation, the terms and the documents form share it. */
export const usePassPurchaseDraft = (ruleId: string) =>
  useCheckoutDraft<PassPurchaseDraft>(`monthlyPassConfirm:${ruleId}`, EMPTY_PASS_PURCHASE_DRAFT, isPassPurchaseDraft);
