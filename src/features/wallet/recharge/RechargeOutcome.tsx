import type { ReactNode } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { ScreenQuery } from '@/navigation/paths';
import type { PaymentResult } from '@/widgets/checkout/model/result';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { useWayOn } from './useWayOn';

type Name = 'accountBalanceResult' | 'walletResult';

interface RechargeOutcomeProps {
  readonly frame: ScreenHeaderProps<Name>;
  readonly query: ScreenQuery<Name>;
  /** What the driver has now. */
  readonly children: ReactNode;
}

/** The address may name any payment. */
const isDone = ({ outcome, payable }: PaymentResult): boolean =>
  outcome === 'paid' && payable?.kind === 'order' && payable.bizType === BIZ_TYPE.recharge;

/** The result of a recharge and, once it is paid, the new balance and the way back to what waited for it. */
export function RechargeOutcome({ frame, query, children }: RechargeOutcomeProps) {
  const wayOn = useWayOn();
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      lead={(result) => (isDone(result) ? wayOn : null)}
      foot={(result) => (isDone(result) ? children : null)}
    />
  );
}
