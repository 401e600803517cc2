import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { BalanceCard } from './BalanceCard';
import { BalanceLinks } from './BalanceLinks';
import { RechargeFormCards } from './RechargeFormCards';
import { useRechargeForm } from './useRechargeForm';

/** The balance of a driver without wallets, and the form to recharge it. */
export function SingleBalanceView({ frame }: { readonly frame: ScreenHeaderProps<'accountBalance' | 'wallet'> }) {
  const balanceQuery = useGetBalanceInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const recharge = useRechargeForm({ form: 'accountBalance', name: '余额' });
  return (
    <DetailScreen
      frame={{ ...frame, bar: <CheckoutBar checkout={recharge.checkout} object="余额充值" action="充值" /> }}
      // `BalanceCard` shows its own load state. A recharge is possible without the balance.
      load={{ ...toContentLoadState(balanceQuery, { message: '余额加载失败' }), state: 'ready' }}
    >
      <BalanceCard query={balanceQuery} />
      <RechargeFormCards {...recharge}>
        <BalanceLinks />
      </RechargeFormCards>
    </DetailScreen>
  );
}
