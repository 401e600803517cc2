import type { ReactNode } from 'react';

import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OFF_PEAK_ORDER_KIND, OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { CancelOffPeakOrderRow } from '../parts/CancelOffPeakOrderRow';
import { missingOffPeakOrderEmptyProps } from '../parts/missingOffPeakOrderEmptyProps';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { OffPeakOrderFacts } from './OffPeakOrderFacts';
import { OffPeakOrderHeader } from './OffPeakOrderHeader';
import { OffPeakStayCard } from './OffPeakStayCard';
import { renderOffPeakOrderPaymentBar } from './renderOffPeakOrderPaymentBar';

interface OffPeakOrderDetailProps {
  readonly frame: ScreenHeaderProps;
  readonly kind: (typeof OFF_PEAK_ORDER_KIND)['package' | 'slot'];
  readonly orderNo: string | undefined;
  /** The heights of the cards that are loading, px. */
  readonly cardHeights: readonly number[];
  /** What was bought, and when it may be used. */
  readonly renderCoverage: (order: OffPeakOrder) => ReactNode;
  /** The row that leads on from an order; `to` is undefined if there is none. */
  readonly toLink: (order: OffPeakOrder) => {
    readonly title: string;
    readonly note?: string;
    readonly to: string | undefined;
  };
}

/** One off-peak order: what is due, the running stay, what was bought, and cancelling. */
export function OffPeakOrderDetailView({
  frame,
  kind,
  orderNo,
  cardHeights,
  renderCoverage,
  toLink,
}: OffPeakOrderDetailProps) {
  const { order, load, refetchOrder, hasFailed } = useOffPeakOrder(kind, orderNo);
  const refetch = () => void refetchOrder();
  const link = order === undefined ? undefined : toLink(order);
  return (
    <DetailScreen
      frame={{ ...frame, bar: order === undefined ? undefined : renderOffPeakOrderPaymentBar(order) }}
      load={load}
      empty={missingOffPeakOrderEmptyProps}
      cardHeights={cardHeights}
    >
      {order !== undefined && (
        <>
          {hasFailed && <NoticeBanner tone="soon">订单刷新失败，下面的费用可能已经变了</NoticeBanner>}
          <OffPeakOrderHeader order={order} refetch={refetch} />
          <OffPeakStayCard order={order} refetch={refetch} />
          {renderCoverage(order)}
          {link?.to !== undefined && (
            <Card>
              <CardRows>
                <ListRow {...link} to={link.to} />
              </CardRows>
            </Card>
          )}
          <OffPeakOrderFacts order={order} />
          <CancelOffPeakOrderRow order={order} refetchOrder={refetchOrder} />
        </>
      )}
    </DetailScreen>
  );
}
