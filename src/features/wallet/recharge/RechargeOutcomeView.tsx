import type { ReactNode } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useGunToStartAfterWalletRecharge } from '@/flows/drafts/useGunToStartAfterWalletRecharge';
import { usePaymentPathAfterRecharge } from '@/flows/drafts/usePaymentPathAfterRecharge';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import type { ScreenQueryParams } from '@/navigation/paths';
import type { PaymentResult } from '@/widgets/checkout/model/paymentResult';
import type { PaymentResultPrimaryAction } from '@/widgets/checkout/result/PaymentResultActions';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

type ResultScreenName = 'accountBalanceResult' | 'walletResult';

interface RechargeOutcomeViewProps {
  readonly frame: ScreenHeaderProps<ResultScreenName>;
  readonly query: ScreenQueryParams<ResultScreenName>;
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

/**
 * An action that returns to what needed the balance: an interrupted payment, offered once, with its choices intact, or
 * the start of a charge. Null if there is neither.
 */
function useRechargeReturnAction(): PaymentResultPrimaryAction | null {
  const [path, , clearPayment] = usePaymentPathAfterRecharge();
  const [gunNo] = useGunToStartAfterWalletRecharge();
  const go = useScreenNavigator();
  if (path !== '') {
    const returnToPayment = () => {
      clearPayment();
      go.toPath(path);
    };
    return { label: '回到刚才的支付', onPress: returnToPayment };
  }
  const gunPath = gunNo === '' ? undefined : getPathIfInBuild('chargingPage', { gunNo });
  if (gunPath === undefined) return null;
  return {
    label: '回到充电',
    onPress: () => {
      go.toPath(gunPath);
    },
  };
}
