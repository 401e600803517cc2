import { formatMoment, parseServerTime } from '@/domain/time';
import type { ParkingBill } from '@/services/charge/parkingBill';

/** The lot names the part of the stay that a period pass covered. */
const OF_PASS = /月卡/;

/** Said on the bill of a stay during which its period pass has ended: from when the fee counts. Empty for any other. */
export function passEndText({ feeItems, isBagCar }: Pick<ParkingBill, 'feeItems' | 'isBagCar'>, nowMs: number): string {
  if (isBagCar === 1) return '';
  const covered = feeItems.find(({ name, fee }) => fee === 0 && OF_PASS.test(name));
  const endMs = covered === undefined ? null : parseServerTime(covered.toTime);
  return endMs === null ? '' : `月卡 ${formatMoment(endMs, nowMs)} 到期，从那时起按临停计费，之前的不收费`;
}
