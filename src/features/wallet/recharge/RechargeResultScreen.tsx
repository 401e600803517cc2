import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';
import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { BackToGun } from './BackToGun';
import { BackToPayment } from './BackToPayment';
import { NewBalance } from './NewBalance';

/** The address may name any payment. */
const isRecharge = (payable: Payable | null): boolean =>
  payable?.kind === 'order' && payable.bizType === BIZ_TYPE.recharge;

/** The result of a recharge and, once it is paid, the balance. */
export default function RechargeResultScreen() {
  const { frame, query } = useScreen('accountBalanceResult');
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome, payable }) =>
        outcome === 'paid' && isRecharge(payable) ? (
          <>
            <BackToPayment />
            <NewBalance />
            <BackToGun />
          </>
        ) : null
      }
    />
  );
}
