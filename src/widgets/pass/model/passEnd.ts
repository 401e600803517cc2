import { formatMoment, parseServerTime } from '@/domain/time';
import type { BillCard, ParkingBill } from '@/services/charge/parkingBill';

/** carType of a car that came in with a period pass. It keeps it when the pass ends while the car is inside. */
const PASS_CAR = 2;
/** The lot names the part of the stay that a period pass covered. */
const OF_PASS = /月卡/;

/** Whether a car is inside whose pass has ended since, as far as its card on home tells. */
export const hasOutstayedPass = ({ carType, isBagCar }: Pick<BillCard, 'carType' | 'isBagCar'>): boolean =>
  carType === PASS_CAR && isBagCar === 0;

/** From when the fee of a stay counts during which its period pass has ended, epoch ms; null for any other stay. */
export function passEndOf({ feeItems, isBagCar }: Pick<ParkingBill, 'feeItems' | 'isBagCar'>): number | null {
  if (isBagCar === 1) return null;
  const covered = feeItems.find(({ name, fee }) => fee === 0 && OF_PASS.test(name));
  return covered === undefined ? null : parseServerTime(covered.toTime);
}

/** Said on the bill of such a stay; empty for any other. */
export function passEndText(bill: Pick<ParkingBill, 'feeItems' | 'isBagCar'>, nowMs: number): string {
  const endMs = passEndOf(bill);
  return endMs === null ? '' : `月卡 ${formatMoment(endMs, nowMs)} 到期，从那时起按临停计费，之前的不收费`;
}

/** Said on home, where the fee alone would come out of nowhere. */
export const passEndNote = (plateText: string, endMs: number, nowMs: number): string =>
  [plateText, `${formatMoment(endMs, nowMs)} 起计费，之前的不收费`].filter((text) => text !== '').join(' · ');
