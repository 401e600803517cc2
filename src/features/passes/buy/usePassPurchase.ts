import { BIZ_TYPE } from '@/domain/payment/bizType';
import { usePurchaseControls } from '@/flows/payment/usePurchaseControls';
import type { PassProduct } from '@/services/special/passes';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { usePassPurchaseChoices } from './usePassPurchaseChoices';

/** The purchase of a pass: the choices, the server's quote, and the checkout. */
export function usePassPurchase(rule: PassProduct, parkId: string) {
  const choices = usePassPurchaseChoices(rule, parkId);
  const { draft, change, chosen, quote, isPricing, orderArgs, cycles, blockedNote } = choices;
  const payment = usePurchaseControls(BIZ_TYPE.pass, `rule:${rule.ruleId}`, { is: 'new', ...orderArgs });
  const isQuoted = quote !== undefined && quote.refusal === '';
  const checkout = useCheckout(
    {
      payment,
      dueCents: isQuoted ? quote.payFee : rule.cycleFee * cycles,
      facts: {
        title: rule.ruleName,
        plateText: chosen.map(({ formatPlateNo }) => formatPlateNo).join('、'),
        parkName: rule.parkNames[0] ?? '',
      },
      isPricing,
      parkId,
      blockedNote,
    },
    draft,
    change,
  );
  return { ...choices, checkout };
}

export type PassPurchaseFormState = ReturnType<typeof usePassPurchase>;
