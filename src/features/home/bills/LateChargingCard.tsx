import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { latePart } from '@/ui/late/latePart';

import styles from '../cards/BillCard.module.css';

const withoutOrder = () => <div className={styles['card']} />;

/** In the file of home's last blocks, because few drivers are charging. Its box is there before. */
export const LateChargingCard = latePart<{ order: ChargingOrder }>(
  'charging card',
  async () => (await import(/* webpackChunkName: "home-end" */ './ChargingOrderCard')).ChargingOrderCard,
  { meanwhile: withoutOrder },
);
