import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import {
  CheckoutPayChannelChoice,
  getPayBarAttempt,
  isCheckoutChoiceLocked,
} from '@/widgets/checkout/CheckoutPayChannelChoice';

import { CHARGING_BILL_UNDER_APPEAL_TEXT, isChargingBillUnderAppeal } from '../appeals/model/appealState';
import { chargingOrderStateLabel, chargingOrderStateTone } from '../model/chargingOrderText';
import { ChargingBillFactsCard, ChargingBillLinksCard } from './ChargingBillLinksCard';
import { ChargingFeeBreakdownCard } from './ChargingFeeBreakdownCard';
import { ChosenChargingCouponRow } from './ChosenChargingCouponRow';
import { useChargingPayment } from './useChargingPayment';

interface ChargingBillViewProps {
  readonly frame: ScreenHeaderProps<'chargeBillDetail'>;
  readonly order: ChargingOrderDetail;
  readonly isFetching: boolean;
  /** Refetches the order; resolves to the amount in cents, or null on failure. */
  readonly refetch: () => Promise<number | null>;
}

/** One charging bill: the amount, its breakdown, and the payment. */
export function ChargingBillView({ frame, order, isFetching, refetch }: ChargingBillViewProps) {
  const payment = useChargingPayment(order, refetch, isFetching);
  const { checkout, savingCents, isDue, phase } = payment;
  const { bar, dueCents } = checkout;
  const openOrder = getPayBarAttempt(bar);
  const isPayable = isDue || openOrder !== null;
  const checkoutBar = isPayable && (
    <CheckoutBar
      checkout={checkout}
      object="充电费"
      action="确认支付"
      freeAction="确认用券，不用付款"
      onRefresh={() => void refetch()}
    />
  );
  return (
    <ScreenFrame {...frame} bar={checkoutBar || undefined}>
      <Card>
        <CardStatusHeader
          title={order.stationName || '充电'}
          word={chargingOrderStateLabel(order)}
          tone={chargingOrderStateTone(order)}
        />
        <Amount cents={openOrder?.orderCents ?? (isDue ? dueCents : order.totalFee)} size="page" />
        {phase === 'prepaying' && <p>预付后自动启动，用不完的原路退回</p>}
      </Card>
      {isChargingBillUnderAppeal(order) && <NoticeBanner tone="soon">{CHARGING_BILL_UNDER_APPEAL_TEXT}</NoticeBanner>}
      {isPayable && <CheckoutNotices checkout={checkout} />}
      {phase === 'unpaid' && isDue && openOrder === null && (
        <ChosenChargingCouponRow orderNo={order.orderNo} payment={payment} isFixed={isCheckoutChoiceLocked(bar)} />
      )}
      {isPayable && <CheckoutPayChannelChoice checkout={checkout} />}
      {phase !== 'prepaying' && (
        <ChargingFeeBreakdownCard
          order={order}
          savingCents={openOrder === null ? savingCents : 0}
          dueCents={isDue && openOrder === null ? dueCents : Number.NaN}
        />
      )}
      <ChargingBillFactsCard order={order} />
      <ChargingBillLinksCard order={order} />
    </ScreenFrame>
  );
}
