import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { BillCard } from '@/services/charge/parkingBill';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { joinClasses } from '@/ui/joinClasses';
import { Failure } from '@/ui/load/Failure';

import styles from '../cards/BillCard.module.css';
import { BillCardLoader } from '../cards/BillCardLoader';
import { useSnapIndex } from '../parts/useSnapIndex';
import { LateChargingCard } from './LateChargingCard';

interface BillDeckProps {
  readonly cards: readonly BillCard[];
  readonly orders: readonly ChargingOrder[];
  /** The text of a separate card when no vehicle is parked or none is charging; otherwise null. */
  readonly nothing: { readonly text: string; readonly note: string } | null;
  readonly mayAddVehicle: boolean;
  /** Retries the charging orders; null when they have not failed. */
  readonly failedOrders: (() => void) | null;
}

/** Cards to swipe through. A bill's time and fee are queried when its card is swiped into view (Rule 8.6). */
export function BillDeck({ cards, orders, nothing, mayAddVehicle, failedOrders }: BillDeckProps) {
  const count =
    cards.length + orders.length + Number(nothing !== null) + Number(mayAddVehicle) + Number(failedOrders !== null);
  const { track, index, onScroll } = useSnapIndex(count);
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
          <LateChargingCard order={order} />
        </li>
      ))}
      {nothing !== null && (
        <li className={styles['item']}>
          <div className={joinClasses(styles['card'], styles['still'])}>
            <p className={styles['answer']}>{nothing.text}</p>
            <p className={styles['note']}>{nothing.note}</p>
          </div>
        </li>
      )}
      {failedOrders !== null && (
        <li className={styles['item']}>
          <div className={styles['card']}>
            <Failure what="充电订单加载失败" size="block" onRetry={failedOrders} />
          </div>
        </li>
      )}
      {mayAddVehicle && (
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
