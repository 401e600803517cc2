import type { ReactNode } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { ScreenQuery } from '@/navigation/paths';
import type { PaymentResult } from '@/widgets/checkout/model/paymentResult';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { useReturnAction } from './useReturnAction';

type ResultScreenName = 'accountBalanceResult' | 'walletResult';

interface RechargeOutcomeProps {
  readonly frame: ScreenHeaderProps<ResultScreenName>;
  readonly query: ScreenQuery<ResultScreenName>;
  /** The updated balance or wallets. */
  readonly children: ReactNode;
}

/** Whether the payment in the URL is a paid recharge: the URL may refer to any payment. */
const isPaidRecharge = ({ outcome, payable }: PaymentResult): boolean =>
  outcome === 'paid' && payable?.kind === 'order' && payable.bizType === BIZ_TYPE.recharge;

/** The result of a recharge and, once it is paid, the new balance and an action to return to what needed it. */
export function RechargeOutcome({ frame, query, children }: RechargeOutcomeProps) {
  const returnAction = useReturnAction();
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      primaryAction={(result) => (isPaidRecharge(result) ? returnAction : null)}
      foot={(result) => (isPaidRecharge(result) ? children : null)}
    />
  );
}
