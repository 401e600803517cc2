import { bookingPayable } from './bookingCourse';
import { chargingPayable, occupyPayable } from './chargingPayables';
import { merchantPayable } from './merchantOrders';
import { offPeakPayables } from './offPeakRecords';
import { parkingPayable } from './parkingPayable';
import { passPayable } from './passOrders';
import type { Payable, PaymentKey } from './payable';
import { rechargePayable } from './recharges';
import { Refusal, REFUSALS } from './Refusal';

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
