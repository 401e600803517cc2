import { bookingOrders } from './booking/bookingOrders';
import { merchantOrders } from './merchant/merchantOrders';
import { offPeakSources } from './offpeak/offPeakRecords';
import { passOrders } from './passes/passOrders';
import { rechargeOrders } from './wallet/recharges';
import type { OrderSource } from './World';

/** Everything that is sold besides parking itself; one line per area. */
export const ORDER_SOURCES: readonly OrderSource[] = [
  bookingOrders,
  rechargeOrders,
  passOrders,
  ...offPeakSources,
  merchantOrders,
];
