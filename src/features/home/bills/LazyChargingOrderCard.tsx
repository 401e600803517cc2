import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { retryableLazy } from '@/ui/late/retryableLazy';

import styles from '../cards/BillCard.module.css';

const renderPlaceholder = () => <div className={styles['card']} />;

/** Part of the deferred "home-end" chunk, because few drivers are charging. An empty card reserves its space. */
export const LazyChargingOrderCard = retryableLazy<{ order: ChargingOrder }>(
  'charging card',
  async () => (await import(/* webpackChunkName: "home-end" */ './ChargingOrderCard')).ChargingOrderCard,
  { fallback: renderPlaceholder },
);
