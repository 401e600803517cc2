import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { PassOrderInput } from '@/flows/payment/products/toPassOrderRequestIntent';
import { usePurchaseControls } from '@/flows/payment/usePurchaseControls';
import { useServerNow } from '@/platform/clock/useServerNow';
import { type Pass, type RenewalTerms, useQuoteRenewalQuery } from '@/services/special/passes';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

import { clampPassCycles } from '../model/passTerms';
import { passPlatesText } from '../model/passText';
import { toAgreedPassPeriod } from '../model/toAgreedPassPeriod';
import {
  EMPTY_PASS_RENEWAL_DRAFT,
  isPassRenewalDraft,
  type PassRenewalDraft,
  resolvePassRenewalPeriod,
} from './model/passRenewal';

/** The renewal of a pass: the number of cycles, the server's quote, and the checkout. */
export function usePassRenewal(pass: Pass, renewal: RenewalTerms, refetchRenewal: () => void) {
  const nowMs = useServerNow();
  const { bagOrderNo, ruleName, parkName, plates } = pass;
  const { draft, change } = useCheckoutDraft<PassRenewalDraft>(
    `monthlyPassRenew:${bagOrderNo}`,
    EMPTY_PASS_RENEWAL_DRAFT,
    isPassRenewalDraft,
  );
  const cycles = clampPassCycles(draft.cycles, renewal);
  const isRefused = renewal.renewable === 0;
  const quoteQuery = useQuoteRenewalQuery({ bagOrderNo, cycles }, { skip: isRefused, refetchOnMountOrArgChange: true });
  const quote = isRefused ? undefined : quoteQuery.currentData;
  const values: PassOrderInput = { is: 'renewal', bagOrderNo, cycles, ...toAgreedPassPeriod(quote) };
  const payment = usePurchaseControls(BIZ_TYPE.pass, `pass:${bagOrderNo}`, values);
  const isQuoted = quote !== undefined && quote.refusal === '';
  const dueCents = isQuoted ? quote.payFee : renewal.cycleFee * cycles;
  const checkout = useCheckout(
    {
      payment,
      need: Number.isSafeInteger(dueCents) ? 'due' : 'unknown',
      dueCents,
      facts: { title: `${ruleName} 续费`, plateText: passPlatesText(plates), parkName },
      isPricing: !isRefused && quoteQuery.isFetching,
      blockedNote: quote !== undefined && quote.refusal !== '' ? '暂时不能续费' : '',
    },
    draft,
    change,
  );
  const promised = resolvePassRenewalPeriod(pass, renewal, cycles, quote, nowMs);
  return { checkout, cycles, change, promised, quote, isRefused, refetchRenewal };
}
