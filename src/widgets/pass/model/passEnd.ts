import { formatMoment, parseServerTime } from '@/domain/time';
import type { HomeBillCardData, ParkingBill } from '@/services/charge/parkingBill';

/**
 * The carType of a car that entered with a period pass. It does not change if the pass ends while the car is inside.
 */
const PASS_CAR_TYPE = 2;
/** Matches the name of the fee item for the part of the stay that a period pass covered. */
const PASS_ITEM_NAME = /月卡/;

/** Whether the pass of a parked car has ended since it entered, according to its card on home. */
export const hasOutstayedPass = ({ carType, isBagCar }: Pick<HomeBillCardData, 'carType' | 'isBagCar'>): boolean =>
  carType === PASS_CAR_TYPE && isBagCar === 0;

/** When the period pass of a stay ended and the fee began, epoch ms; null if no pass ended during the stay. */
export function findPassEndDuringStayMs({
  feeItems,
  isBagCar,
}: Pick<ParkingBill, 'feeItems' | 'isBagCar'>): number | null {
  if (isBagCar === 1) return null;
  const covered = feeItems.find(({ name, fee }) => fee === 0 && PASS_ITEM_NAME.test(name));
  return covered === undefined ? null : parseServerTime(covered.toTime);
}

/** The text on the bill of such a stay; empty for any other. */
export function passEndBillText(bill: Pick<ParkingBill, 'feeItems' | 'isBagCar'>, nowMs: number): string {
  const endMs = findPassEndDuringStayMs(bill);
  return endMs === null ? '' : `月卡 ${formatMoment(endMs, nowMs)} 到期，从那时起按临停计费，之前的不收费`;
}

/** The text on home that explains the fee of such a stay. */
export const passEndHomeNote = (plateText: string, endMs: number, nowMs: number): string =>
  [plateText, `${formatMoment(endMs, nowMs)} 起计费，之前的不收费`].filter((text) => text !== '').join(' · ');
