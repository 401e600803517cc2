import { BIZ_TYPE } from '@/domain/payment/bizType';
import { usePurchase } from '@/flows/payment/usePurchase';
import type { PassRule } from '@/services/special/passes';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { useChoices } from './useChoices';

/** A pass that the driver is about to buy: the choices, what the server says of them, and what the button does. */
export function useBuy(rule: PassRule, parkId: string) {
  const choices = useChoices(rule, parkId);
  const { draft, change, chosen, quote, isPricing, asked, cycles, blockedNote } = choices;
  const payment = usePurchase(BIZ_TYPE.pass, `rule:${rule.ruleId}`, { is: 'new', ...asked });
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

export type Buy = ReturnType<typeof useBuy>;
