import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { LOTS, PLATES } from '../core/seeded';
import { addStay } from '../parking/staySeed';
import type { Scenario, World } from '../World';
import { addOrder, addPaid, type Bought, night, packageFrom } from './boughtOffPeak';
import { cancelOffPeak } from './offPeakOrders';

/** The car drives in half an hour after the start of a night, and out at its end or not yet. */
function parkIn(world: World, { startAt, endAt }: Bought, hasLeft: boolean): void {
  const minutesAgo = (world.clock.now() - startAt) / MINUTE_MS - 30;
  const stay = addStay(world, { plateNo: PLATES.free, parkId: LOTS.office, minutesAgo });
  if (hasLeft) stay.exitAt = endAt;
}

/** Beside what is seeded, an order in each state. The car of the last night is still in. */
function seedOrders(world: World): void {
  addPaid(world, packageFrom(world, 'bag-1', -45));
  addPaid(world, packageFrom(world, 'bag-1', 3));
  const used = addPaid(world, night(world, -3));
  parkIn(world, used, true);
  addPaid(world, night(world, -2));
  parkIn(world, addPaid(world, night(world, -1)), false);
  addPaid(world, night(world, 1));
  addOrder(world, night(world, 2));
  cancelOffPeak(world, addPaid(world, night(world, 3)));
}

/** Three nights to which nobody came, today. */
function seedBreaches(world: World): void {
  const missed = { ...night(world, 0), startAt: world.clock.now() - 3 * HOUR_MS, endAt: world.clock.now() };
  for (let times = 0; times < 3; times += 1) addPaid(world, missed);
}

export const offPeakScenarios = {
  offPeak: { label: '错时停车各种状态都有，昨晚的车还没离场', change: seedOrders },
  offPeakLimit: { label: '错时停车本月违约已到上限', change: seedBreaches },
} satisfies Record<string, Scenario>;
