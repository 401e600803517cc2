import { hasValidVinCheckDigit, isVin } from '@/domain/charging/vin';
import { MINUTE_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { VinRow } from './chargingTables';

/** Time from submission to the result of the review. */
const VIN_REVIEW_MS = 5 * MINUTE_MS;
/** 1 under review, 2 active, 3 switched off, 4 rejected. */
export function vinStateOf(world: World, { addedAt, rejectReason, isOff }: VinRow): 1 | 2 | 3 | 4 {
  if (world.clock.now() < addedAt + VIN_REVIEW_MS) return 1;
  if (rejectReason !== '') return 4;
  return isOff ? 3 : 2;
}

export const isActiveVin = (world: World, row: VinRow): boolean => vinStateOf(world, row) === 2;

export const vinsOf = (world: World, driverId: string): VinRow[] =>
  world.tables.charging.vins.filter((row) => row.driverId === driverId);

/** Submits a VIN for review. It is rejected if its check digit is wrong. */
export function addVin(world: World, driver: DriverRow, wish: Pick<VinRow, 'vin' | 'plateNo'>): VinRow {
  const { vins } = world.tables.charging;
  if (!isVin(wish.vin)) throw new Refusal(REFUSALS.badRequest, '车架号应为17位，不含字母I、O、Q');
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
    isOff: false,
    rejectReason: hasValidVinCheckDigit(wish.vin) ? '' : '车架号与行驶证不一致，请核对后重新提交',
  };
  vins.push(row);
  return row;
}

function vinOf(world: World, driverId: string, vinId: string): VinRow {
  const found = vinsOf(world, driverId).find((row) => row.vinId === vinId);
  if (found === undefined) throw new Refusal(REFUSALS.notFound, '车架号不存在');
  return found;
}

/** Switches a reviewed VIN on or off. While it is off, the car is only plugged in. */
export function switchVin(world: World, driverId: string, vinId: string, isOn: boolean): VinRow {
  const found = vinOf(world, driverId, vinId);
  const state = vinStateOf(world, found);
  if (state === 1 || state === 4) throw new Refusal(REFUSALS.badRequest, '审核通过后才能开启或关闭');
  found.isOff = !isOn;
  return found;
}

export function removeVin(world: World, driverId: string, vinId: string): void {
  const { charging } = world.tables;
  const found = vinOf(world, driverId, vinId);
  charging.vins = charging.vins.filter((row) => row !== found);
}
