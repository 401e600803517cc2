import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { Card } from '@/ui/card/Card';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, isFixedIn, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { loadOf } from '@/widgets/loading/loadOf';

import { AmountCard } from './AmountCard';
import { AmountKeyboard } from './AmountKeyboard';
import { BalanceCard } from './BalanceCard';
import { useRecharge } from './useRecharge';

/** The driver's balance, and a recharge of it. */
export default function AccountBalanceScreen() {
  const { frame } = useScreen('accountBalance');
  const balance = useGetBalanceInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const { draft, change, checkout } = useRecharge();
  return (
    <DetailScreen
      frame={{ ...frame, bar: <CheckoutBar checkout={checkout} object="余额充值" action="充值" /> }}
      // The balance has its own place on the screen. Without it a recharge is still possible.
      load={{ ...loadOf(balance, { what: '余额加载失败' }), state: 'ready' }}
    >
      <BalanceCard query={balance} />
      <CheckoutNotices checkout={checkout} pending="上一笔充值的结果正在确认，请勿重复充值" />
      <Recharge {...{ draft, change, checkout }} />
      <AmountKeyboard
        typed={draft.typed}
        isOpen={draft.isTyping}
        onType={(typed) => change({ typed, packageCents: null })}
        onClose={() => change({ isTyping: false })}
      />
    </DetailScreen>
  );
}

/** The amount and the channel; or, of an order that may still be paid, what it was opened with. */
function Recharge({ draft, change, checkout }: ReturnType<typeof useRecharge>) {
  const { bar, dueCents } = checkout;
  const order = orderIn(bar);
  // While the order is opened and the cashier has it, the choices stay where they are.
  const staysSame = order === null || (bar.is === 'waiting' && order.orderCents === dueCents);
  return (
    <>
      {staysSame ? (
        <AmountCard choice={draft} onChange={change} isFixed={isFixedIn(bar)} />
      ) : (
        <Card title="充值金额">
          <Amount cents={order.orderCents} size="card" />
        </Card>
      )}
      <CheckoutChoices checkout={checkout} />
    </>
  );
}
