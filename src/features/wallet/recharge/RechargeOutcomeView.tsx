import type { ReactNode } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { ScreenQuery } from '@/navigation/paths';
import type { PaymentResult } from '@/widgets/checkout/model/paymentResult';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

import { useRechargeReturnAction } from './useRechargeReturnAction';

type ResultScreenName = 'accountBalanceResult' | 'walletResult';

interface RechargeOutcomeViewProps {
  readonly frame: ScreenHeaderProps<ResultScreenName>;
  readonly query: ScreenQuery<ResultScreenName>;
  /** The updated balance or wallets. */
  readonly children: ReactNode;
}

/** Whether the payment in the URL is a paid recharge: the URL may refer to any payment. */
const isPaidRecharge = ({ outcome, payable }: PaymentResult): boolean =>
  outcome === 'paid' && payable?.kind === 'order' && payable.bizType === BIZ_TYPE.recharge;

/** The result of a recharge and, once it is paid, the new balance and an action to return to what needed it. */
export function RechargeOutcomeView({ frame, query, children }: RechargeOutcomeViewProps) {
  const returnAction = useRechargeReturnAction();
  return (
    <PaymentResultContainer
      frame={frame}
      address={query}
      primaryAction={(result) => (isPaidRecharge(result) ? returnAction : null)}
      foot={(result) => (isPaidRecharge(result) ? children : null)}
    />
  );
}
