import { MINUTE_MS } from '@/lib/timeUnits';

import type { World } from '../World';
import { orderAtGun, stationOf } from './chargingOrders';
import type { GunRow, StationRow } from './chargingTables';

/** 0 offline, 1 free, 2 plugged in, 3 charging, 5 full and kept, 255 broken. */
export type GunState = 0 | 1 | 2 | 3 | 5 | 255;

/** The interval at which cars of other people come and go. */
const STRANGERS_STEP_MS = 20 * MINUTE_MS;
/** How many guns more (or fewer) other people take, step by step. It starts with the seeded number. */
const STRANGERS_TIDE = [0, 1, 2, 1, -1, -2, 0, 2, -1] as const;

/** The plug is in, the session has ended, and energy was charged. */
const isKept = (world: World, gun: GunRow): boolean =>
  gun.pluggedAt !== null &&
  world.tables.charging.orders.some(
    ({ gunNo, endAt, startAt }) =>
      gunNo === gun.gunNo && startAt !== null && endAt !== null && endAt >= (gun.pluggedAt ?? 0),
  );

/** Whether another person's car is charging here now. Guns with higher ranks are taken first. */
function isStrangers(world: World, { openedAt }: StationRow, { strangersRank }: GunRow): boolean {
  if (strangersRank === null) return false;
  const step = Math.floor((world.clock.now() - openedAt) / STRANGERS_STEP_MS);
  return strangersRank + (STRANGERS_TIDE[step % STRANGERS_TIDE.length] ?? 0) > 0;
}

export function gunStateOf(world: World, gun: GunRow): GunState {
  if (gun.condition === 'offline') return 0;
  if (gun.condition === 'broken') return 255;
  const order = orderAtGun(world, gun.gunNo);
  if (order !== undefined && order.startAt !== null) return 3;
  if (gun.pluggedAt !== null) return isKept(world, gun) ? 5 : 2;
  return isStrangers(world, stationOf(world, gun.stationId), gun) ? 3 : 1;
}

/** How many guns of this kind are free, and how many exist. */
export function gunCount(world: World, stationId: string, gunType: GunRow['gunType']) {
  const guns = world.tables.charging.guns.filter((gun) => gun.stationId === stationId && gun.gunType === gunType);
  return { leftNum: guns.filter((gun) => gunStateOf(world, gun) === 1).length, totalNum: guns.length };
}
