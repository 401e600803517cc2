import { bookingPayable } from './booking/bookingCourse';
import { chargingPayable, occupyPayable } from './charging/chargingPayables';
import { Refusal, REFUSALS } from './core/Refusal';
import { merchantPayable } from './merchant/merchantOrders';
import type { Payable, PaymentKey } from './money/payable';
import { offPeakPayables } from './offpeak/offPeakRecords';
import { parkingPayable } from './parking/parkingPayable';
import { passPayable } from './passes/passOrders';
import { rechargePayable } from './wallet/recharges';

/** Everything that can be paid in this world. */
const PAYABLES: readonly Payable[] = [
  passPayable,
  ...offPeakPayables,
  merchantPayable,
  bookingPayable,
  parkingPayable,
  rechargePayable,
  chargingPayable,
  occupyPayable,
];

export function payableOf({ bizType }: Pick<PaymentKey, 'bizType'>): Payable {
  const payable = PAYABLES.find((one) => one.bizType === bizType);
  if (payable === undefined) throw new Refusal(REFUSALS.notFound, '该业务暂不支持支付');
  return payable;
}
