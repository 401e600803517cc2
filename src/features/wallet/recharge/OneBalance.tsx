import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { BalanceCard } from './BalanceCard';
import { BalanceWays } from './BalanceWays';
import { RechargeCards } from './RechargeCards';
import { useRecharge } from './useRecharge';

/** The driver's one balance and a recharge of it. */
export function OneBalance({ frame }: { readonly frame: ScreenHeaderProps<'accountBalance' | 'wallet'> }) {
  const balance = useGetBalanceInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const recharge = useRecharge({ form: 'accountBalance', name: '余额' });
  return (
    <DetailScreen
      frame={{ ...frame, bar: <CheckoutBar checkout={recharge.checkout} object="余额充值" action="充值" /> }}
      // The balance has its own place on the screen. Without it a recharge is still possible.
      load={{ ...toLoadState(balance, { what: '余额加载失败' }), state: 'ready' }}
    >
      <BalanceCard query={balance} />
      <RechargeCards {...recharge}>
        <BalanceWays />
      </RechargeCards>
    </DetailScreen>
  );
}
