import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OccupyOrder } from '@/services/cps/occupation';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, findOpenOrder } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { isGunOccupied } from '@/widgets/occupation/model/toOccupationNotice';

import { isOrderUnderAppeal, UNDER_APPEAL_TEXT } from '../appeals/model/appealState';
import { GunOccupiedCard } from './GunOccupiedCard';
import { occupyStateLabel, occupyStateTone } from './model/occupationText';
import { OccupyFactsCards } from './OccupyFactsCards';
import { useOccupyPayment } from './useOccupyPayment';

interface OccupyViewProps {
  readonly frame: ScreenHeaderProps<'chargeOccupation' | 'occupyBillDetail'>;
  readonly order: OccupyOrder;
  readonly isFetching: boolean;
  /** The last refetch failed, so the data may be outdated. */
  readonly hasFailed: boolean;
  readonly refetchOrder: () => Promise<OccupyOrder | undefined>;
}

/** One occupation order: time and fee while the gun is occupied, then the bill and its payment. */
export function OccupyView({ frame, order, isFetching, hasFailed, refetchOrder }: OccupyViewProps) {
  const refresh = async () => (await refetchOrder())?.payFee ?? null;
  const { checkout, isDue } = useOccupyPayment(order, refresh, isFetching);
  const openOrder = findOpenOrder(checkout.bar);
  const isPayable = isDue || openOrder !== null;
  const bar = isPayable && (
    <CheckoutBar checkout={checkout} object="占位费" action="确认支付" onRefresh={() => void refresh()} />
  );
  return (
    <ScreenFrame {...frame} {...(bar === false ? {} : { bar })}>
      {hasFailed && <NoticeBanner tone="soon">占位费刷新失败，下面的费用可能已经变了</NoticeBanner>}
      {isGunOccupied(order) ? (
        <GunOccupiedCard order={order} refetchOrder={refetchOrder} isFetching={isFetching} />
      ) : (
        <Card>
          <StatusHeader
            title={order.stationName || '占位费'}
            word={occupyStateLabel(order)}
            tone={occupyStateTone(order)}
          />
          <Amount
            cents={openOrder?.orderCents ?? (isDue ? order.payFee : order.occupyFee - order.discountFee)}
            size="page"
          />
        </Card>
      )}
      {isOrderUnderAppeal(order) && <NoticeBanner tone="soon">{UNDER_APPEAL_TEXT}</NoticeBanner>}
      {isPayable && <CheckoutNotices checkout={checkout} />}
      {isPayable && <CheckoutChoices checkout={checkout} />}
      <OccupyFactsCards order={order} />
    </ScreenFrame>
  );
}
