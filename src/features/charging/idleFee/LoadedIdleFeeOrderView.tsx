import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { IdleFeeOrder } from '@/services/cps/idleFees';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { CheckoutPayChannelChoice, getPayBarAttempt } from '@/widgets/checkout/CheckoutPayChannelChoice';
import { isGunOccupied } from '@/widgets/idleFee/model/toIdleFeeNotice';

import { CHARGING_BILL_UNDER_APPEAL_TEXT, isChargingBillUnderAppeal } from '../appeals/model/appealState';
import { GunLeftConnectedCard } from './GunLeftConnectedCard';
import { IdleFeeOrderFactsCards } from './IdleFeeOrderFactsCards';
import { idleFeeOrderStateLabel, idleFeeOrderStateTone } from './model/idleFeeText';
import { useIdleFeePayment } from './useIdleFeePayment';

interface LoadedIdleFeeOrderViewProps {
  readonly frame: ScreenHeaderProps<'chargeOccupation' | 'occupyBillDetail'>;
  readonly order: IdleFeeOrder;
  readonly isFetching: boolean;
  /** The last refetch failed, so the data may be outdated. */
  readonly hasFailed: boolean;
  readonly refetchOrder: () => Promise<IdleFeeOrder | undefined>;
}

/** One idle-fee order: time and fee while the plug is in, then the bill and its payment. */
export function LoadedIdleFeeOrderView({
  frame,
  order,
  isFetching,
  hasFailed,
  refetchOrder,
}: LoadedIdleFeeOrderViewProps) {
  const refresh = async () => (await refetchOrder())?.payFee ?? null;
  const { checkout, isDue } = useIdleFeePayment(order, refresh, isFetching);
  const openOrder = getPayBarAttempt(checkout.bar);
  const isPayable = isDue || openOrder !== null;
  const bar = isPayable && (
    <CheckoutBar checkout={checkout} object="占位费" action="确认支付" onRefresh={() => void refresh()} />
  );
  return (
    <ScreenFrame {...frame} bar={bar || undefined}>
      {hasFailed && <NoticeBanner tone="soon">占位费刷新失败，下面的费用可能已经变了</NoticeBanner>}
      {isGunOccupied(order) ? (
        <GunLeftConnectedCard order={order} refetchOrder={refetchOrder} isFetching={isFetching} />
      ) : (
        <Card>
          <CardStatusHeader
            title={order.stationName || '占位费'}
            word={idleFeeOrderStateLabel(order)}
            tone={idleFeeOrderStateTone(order)}
          />
          <Amount
            cents={openOrder?.orderCents ?? (isDue ? order.payFee : order.occupyFee - order.discountFee)}
            size="page"
          />
        </Card>
      )}
      {isChargingBillUnderAppeal(order) && <NoticeBanner tone="soon">{CHARGING_BILL_UNDER_APPEAL_TEXT}</NoticeBanner>}
      {isPayable && <CheckoutNotices checkout={checkout} />}
      {isPayable && <CheckoutPayChannelChoice checkout={checkout} />}
      <IdleFeeOrderFactsCards order={order} />
    </ScreenFrame>
  );
}
