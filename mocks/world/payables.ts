import { bookingPayable } from './booking/bookingCourse';
import { chargingPayables } from './charging/chargingPayables';
import { merchantPayable } from './merchant/merchantOrders';
import { offPeakPayables } from './offpeak/offPeakRecords';
import { parkingPayable } from './parking/parkingPayable';
import { passPayable } from './passes/passOrders';
import { rechargePayable } from './wallet/recharges';
import type { Payable } from './World';

/** Everything that can be paid in this world; one line per area. */
export const PAYABLES: readonly Payable[] = [
  passPayable,
  ...offPeakPayables,
  merchantPayable,
  bookingPayable,
  parkingPayable,
  rechargePayable,
  ...chargingPayables,
];
