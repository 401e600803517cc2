import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { PassValues } from '@/flows/payment/sold/passDecision';
import { usePurchase } from '@/flows/payment/usePurchase';
import { type Pass, type Renewal, useQuoteRenewalQuery } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

import { agreedDays } from '../model/agreedDays';
import { cyclesWithin } from '../model/passTerms';
import { platesText } from '../model/passWords';
import { isRenewDraft, NEW_RENEWAL, type RenewDraft, renewedTime } from './model/renewal';

/** The renewal of a pass: how long, what the server says of it, and what the button does. */
export function useRenew(pass: Pass, renewal: Renewal, checkAgain: () => void) {
  const nowMs = useServerNow();
  const { bagOrderNo, ruleName, parkName, plates } = pass;
  const { draft, change } = useCheckoutDraft<RenewDraft>(`monthlyPassRenew:${bagOrderNo}`, NEW_RENEWAL, isRenewDraft);
  const cycles = cyclesWithin(draft.cycles, renewal);
  const isRefused = renewal.renewable === 0;
  const quoteQuery = useQuoteRenewalQuery({ bagOrderNo, cycles }, { skip: isRefused, refetchOnMountOrArgChange: true });
  const quote = isRefused ? undefined : quoteQuery.currentData;
  const values: PassValues = { is: 'renewal', bagOrderNo, cycles, ...agreedDays(quote) };
  const payment = usePurchase(BIZ_TYPE.pass, `pass:${bagOrderNo}`, values);
  const isQuoted = quote !== undefined && quote.refusal === '';
  const dueCents = isQuoted ? quote.payFee : renewal.cycleFee * cycles;
  const checkout = useCheckout(
    {
      payment,
      need: Number.isSafeInteger(dueCents) ? 'due' : 'unknown',
      dueCents,
      facts: { title: `${ruleName} 续费`, plateText: platesText(plates), parkName },
      isPricing: !isRefused && quoteQuery.isFetching,
      blockedNote: quote !== undefined && quote.refusal !== '' ? '暂时不能续费' : '',
    },
    draft,
    change,
  );
  const promised = renewedTime(pass, renewal, cycles, quote, nowMs);
  return { checkout, cycles, change, promised, quote, isRefused, checkAgain };
}
