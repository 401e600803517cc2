import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OccupationOrder } from '@/services/cps/occupation';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChannelChoice, getPayBarAttempt } from '@/widgets/checkout/CheckoutChannelChoice';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { isGunOccupied } from '@/widgets/occupation/model/toOccupationNotice';

import { CHARGING_BILL_UNDER_APPEAL_TEXT, isChargingBillUnderAppeal } from '../appeals/model/appealState';
import { GunOccupiedCard } from './GunOccupiedCard';
import { occupationOrderTone, occupationStateLabel } from './model/occupationText';
import { OccupationFactsCards } from './OccupationFactsCards';
import { useOccupationPayment } from './useOccupationPayment';

interface OccupyViewProps {
  readonly frame: ScreenHeaderProps<'chargeOccupation' | 'occupyBillDetail'>;
  readonly order: OccupationOrder;
  readonly isFetching: boolean;
  /** The last refetch failed, so the data may be outdated. */
  readonly hasFailed: boolean;
  readonly refetchOrder: () => Promise<OccupationOrder | undefined>;
}

/** One occupation order: time and fee while the gun is occupied, then the bill and its payment. */
export function LoadedOccupationOrderView({ frame, order, isFetching, hasFailed, refetchOrder }: OccupyViewProps) {
  const refresh = async () => (await refetchOrder())?.payFee ?? null;
  const { checkout, isDue } = useOccupationPayment(order, refresh, isFetching);
  const openOrder = getPayBarAttempt(checkout.bar);
  const isPayable = isDue || openOrder !== null;
  const bar = isPayable && (
    <CheckoutBar checkout={checkout} object="占位费" action="确认支付" onRefresh={() => void refresh()} />
  );
  return (
    <ScreenFrame {...frame} bar={bar || undefined}>
      {hasFailed && <NoticeBanner tone="soon">占位费刷新失败，下面的费用可能已经变了</NoticeBanner>}
      {isGunOccupied(order) ? (
        <GunOccupiedCard order={order} refetchOrder={refetchOrder} isFetching={isFetching} />
      ) : (
        <Card>
          <StatusHeader
            title={order.stationName || '占位费'}
            word={occupationStateLabel(order)}
            tone={occupationOrderTone(order)}
          />
          <Amount
            cents={openOrder?.orderCents ?? (isDue ? order.payFee : order.occupyFee - order.discountFee)}
            size="page"
          />
        </Card>
      )}
      {isChargingBillUnderAppeal(order) && <NoticeBanner tone="soon">{CHARGING_BILL_UNDER_APPEAL_TEXT}</NoticeBanner>}
      {isPayable && <CheckoutNotices checkout={checkout} />}
      {isPayable && <CheckoutChannelChoice checkout={checkout} />}
      <OccupationFactsCards order={order} />
    </ScreenFrame>
  );
}
