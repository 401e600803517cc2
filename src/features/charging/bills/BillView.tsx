import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, isFixedIn, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';

import { isUnderAppeal, UNDER_APPEAL } from '../appeals/model/appealState';
import { orderTone, orderWord } from '../model/orderWords';
import { BillFacts, BillHelp } from './BillHelp';
import { CouponLine } from './CouponLine';
import { PeriodCard } from './PeriodCard';
import { useChargePayment } from './useChargePayment';

interface BillViewProps {
  readonly frame: ScreenHeaderProps<'chargeBillDetail'>;
  readonly order: ChargingOrderDetail;
  readonly isFetching: boolean;
  /** Reads the order again; the amount in cents, or null if that failed. */
  readonly refetch: () => Promise<number | null>;
}

/** One charging bill: what is due or was paid, how it came about, and the way to pay it. */
export function BillView({ frame, order, isFetching, refetch }: BillViewProps) {
  const view = useChargePayment(order, refetch, isFetching);
  const { checkout, savingCents, isDue, phase } = view;
  const { bar, dueCents } = checkout;
  const open = orderIn(bar);
  const isOpen = isDue || open !== null;
  const pay = isOpen && (
    <CheckoutBar
      checkout={checkout}
      object="充电费"
      action="确认支付"
      freeAction="确认用券，不用付款"
      onRefresh={() => void refetch()}
    />
  );
  return (
    <ScreenFrame {...frame} {...(pay === false ? {} : { bar: pay })}>
      <Card>
        <StatusHeader title={order.stationName || '充电'} word={orderWord(order)} tone={orderTone(order)} />
        <Amount cents={open?.orderCents ?? (isDue ? dueCents : order.totalFee)} size="page" />
        {phase === 'prepaying' && <p>预付后自动启动，用不完的原路退回</p>}
      </Card>
      {isUnderAppeal(order) && <Notice tone="soon">{UNDER_APPEAL}</Notice>}
      {isOpen && <CheckoutNotices checkout={checkout} />}
      {phase === 'unpaid' && isDue && open === null && (
        <CouponLine orderNo={order.orderNo} view={view} isFixed={isFixedIn(bar)} />
      )}
      {isOpen && <CheckoutChoices checkout={checkout} />}
      {phase !== 'prepaying' && (
        <PeriodCard
          order={order}
          savingCents={open === null ? savingCents : 0}
          dueCents={isDue && open === null ? dueCents : Number.NaN}
        />
      )}
      <BillFacts order={order} />
      <BillHelp order={order} />
    </ScreenFrame>
  );
}
