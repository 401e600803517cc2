import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

import { type BuyDraft, isBuyDraft, NEW_BUY } from './model/buyDraft';

/** The draft of one rule's pass. Its confirmation, its terms and the form of its documents share it. */
export const useBuyDraft = (ruleId: string) =>
  useCheckoutDraft<BuyDraft>(`monthlyPassConfirm:${ruleId}`, NEW_BUY, isBuyDraft);
