import { MINUTE_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { VinRow } from './chargingTables';

/** Time from submission to the result of the review. */
const VIN_REVIEW_MS = 5 * MINUTE_MS;
/** Letters and digits without I, O and Q, as defined by ISO 3779. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Weights of the positions and values of the letters for the check digit in the ninth position (GB 16735). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const VALUES = new Map(
  ['ABCDEFGH', 'JKLMN.P.R', '.STUVWXYZ'].flatMap((row) =>
    Array.from(row, (letter, place) => [letter, place + 1] as const),
  ),
);
const valueOf = (letter: string): number => VALUES.get(letter) ?? Number(letter);

/** Whether the ninth character matches the check digit of the others. */
function hasCheckDigit(vin: string): boolean {
  const sum = Array.from(vin).reduce((total, letter, place) => total + valueOf(letter) * (WEIGHTS[place] ?? 0), 0);
  const rest = sum % 11;
  return vin.charAt(8) === (rest === 10 ? 'X' : String(rest));
}

/** 1 under review, 2 active, 4 rejected. */
export function vinStateOf(world: World, { addedAt, rejectReason }: VinRow): 1 | 2 | 4 {
  if (world.clock.now() < addedAt + VIN_REVIEW_MS) return 1;
  return rejectReason === '' ? 2 : 4;
}

export const isActiveVin = (world: World, row: VinRow): boolean => vinStateOf(world, row) === 2;

export const vinsOf = (world: World, driverId: string): VinRow[] =>
  world.tables.charging.vins.filter((row) => row.driverId === driverId);

/** Submits a VIN for review. It is rejected if its check digit is wrong. */
export function addVin(world: World, driver: DriverRow, wish: Pick<VinRow, 'vin' | 'plateNo'>): VinRow {
  const { vins } = world.tables.charging;
  if (!VIN.test(wish.vin)) throw new Refusal(REFUSALS.badRequest, '车架号应为17位，不含字母I、O、Q');
  if (!driver.plates.some(({ plateNo }) => plateNo === wish.plateNo)) {
    throw new Refusal(REFUSALS.notFound, '请选择已绑定的车牌');
  }
  if (vins.some((row) => row.vin === wish.vin && vinStateOf(world, row) !== 4)) {
    throw new Refusal(REFUSALS.vinTaken, '该车架号已被绑定');
  }
  const row: VinRow = {
    ...wish,
    vinId: world.nextId('VIN'),
    driverId: driver.driverId,
    addedAt: world.clock.now(),
    rejectReason: hasCheckDigit(wish.vin) ? '' : '车架号与行驶证不一致，请核对后重新提交',
  };
  vins.push(row);
  return row;
}

export function removeVin(world: World, driverId: string, vinId: string): void {
  const { charging } = world.tables;
  const found = charging.vins.find((row) => row.vinId === vinId && row.driverId === driverId);
  if (found === undefined) throw new Refusal(REFUSALS.notFound, '车架号不存在');
  charging.vins = charging.vins.filter((row) => row !== found);
}
