import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useScreen } from '@/navigation/hooks/useScreen';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { NewWallets } from './NewWallets';

/** The result of a recharge of a wallet and, once it is paid, what the wallets hold. */
export default function WalletResultScreen() {
  const { frame, query } = useScreen('walletResult');
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome, payable }) =>
        outcome === 'paid' && payable?.kind === 'order' && payable.bizType === BIZ_TYPE.recharge ? <NewWallets /> : null
      }
    />
  );
}
