import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { retryableLazy } from '@/ui/late/retryableLazy';

import styles from '../cards/BillCard.module.css';

const withoutOrder = () => <div className={styles['card']} />;

/** In the file of home's last blocks, because few drivers are charging. Its box is there before. */
export const LateChargingCard = retryableLazy<{ order: ChargingOrder }>(
  'charging card',
  async () => (await import(/* webpackChunkName: "home-end" */ './ChargingOrderCard')).ChargingOrderCard,
  { meanwhile: withoutOrder },
);
