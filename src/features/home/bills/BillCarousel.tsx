import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { HomeBillCardData } from '@/services/charge/parkingBill';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { joinClasses } from '@/ui/joinClasses';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { LoadFailureNotice } from '@/ui/load/LoadFailureNotice';

import styles from '../cards/BillCard.module.css';
import { BillCardLoader } from '../cards/BillCardLoader';
import { useSnapCarousel } from '../parts/useSnapCarousel';

const renderPlaceholder = () => <div className={styles['card']} />;

/** Part of the deferred "home-end" chunk, because few drivers are charging. An empty card reserves its space. */
const LazyChargingOrderCard = retryableLazy<{ order: ChargingOrder }>(
  'charging card',
  async () => (await import(/* webpackChunkName: "home-end" */ './RunningChargingOrderCard')).RunningChargingOrderCard,
  { fallback: renderPlaceholder },
);

interface BillCarouselProps {
  readonly cards: readonly HomeBillCardData[];
  readonly orders: readonly ChargingOrder[];
  /** The texts of a card for "no vehicle is parked" or "none is charging"; null if it is not shown. */
  readonly emptyCard: { readonly text: string; readonly note: string } | null;
  readonly canAddVehicle: boolean;
  /** Refetches the charging orders; null if they have not failed. */
  readonly onRetryOrders: (() => void) | null;
}

/** A carousel of cards. A bill's time and fee are fetched when its card is swiped into view (Rule 8.6). */
export function BillCarousel({ cards, orders, emptyCard, canAddVehicle, onRetryOrders }: BillCarouselProps) {
  const count =
    cards.length + orders.length + Number(emptyCard !== null) + Number(canAddVehicle) + Number(onRetryOrders !== null);
  const { track, index, onScroll } = useSnapCarousel(count);
  if (count === 0) return null;
  return (
    <ul ref={track} className={styles['track']} onScroll={onScroll} aria-label={`共${count}张卡片`}>
      {cards.map((card, at) => (
        <li key={card.plateId + card.uniqueId} className={styles['item']}>
          <BillCardLoader card={card} isInView={at === index} />
        </li>
      ))}
      {orders.map((order) => (
        <li key={order.orderNo} className={styles['item']}>
          <LazyChargingOrderCard order={order} />
        </li>
      ))}
      {emptyCard !== null && (
        <li className={styles['item']}>
          <div className={joinClasses(styles['card'], styles['still'])}>
            <p className={styles['answer']}>{emptyCard.text}</p>
            <p className={styles['note']}>{emptyCard.note}</p>
          </div>
        </li>
      )}
      {onRetryOrders !== null && (
        <li className={styles['item']}>
          <div className={styles['card']}>
            <LoadFailureNotice message="充电订单加载失败" size="block" onRetry={onRetryOrders} />
          </div>
        </li>
      )}
      {canAddVehicle && (
        <li className={styles['item']}>
          <Link
            className={joinClasses(styles['card'], styles['add'])}
            to={pathTo('addCar', { enCodeUrl: pathTo('home') })}
          >
            <svg
              className={styles['plus']}
              width="1.75em"
              height="1.75em"
              viewBox="0 0 24 24"
              fill="none"
              aria-hidden="true"
            >
              <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            添加车辆
            <span className={styles['note']}>入场后自动显示停车费</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
