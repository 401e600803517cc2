import { Hono } from 'hono';
import * as v from 'valibot';

import { chargingStateOf, gunOf } from '../world/charging/chargingOrders';
import { plugIn, setCondition, unplug } from '../world/charging/chargingSessions';
import type { World } from '../world/World';
import { readControl } from './readControl';

/** Charging orders in short. */
export const chargingStateInShort = (world: World) => ({
  charging: world.tables.charging.orders.map((order) => ({
    orderNo: order.orderNo,
    gunNo: order.gunNo,
    state: chargingStateOf(world, order),
    isPluggedIn: gunOf(world, order.gunNo).pluggedAt !== null,
  })),
});

/** What can happen at a charger, with the words of the control page: the plug, or the charger itself. */
export const GUN_EVENTS = { plugIn: '插枪', unplug: '拔枪', broken: '故障', offline: '离线', fine: '恢复' } as const;
type GunEvent = keyof typeof GUN_EVENTS;

/** Fate of chargers. `vin`: of the car that is plugged in. */
export function createChargingControl(world: World, answer: () => Response): Hono {
  const app = new Hono();
  const happening = v.object({
    gunNo: v.string(),
    event: v.picklist(Object.keys(GUN_EVENTS) as GunEvent[]),
    vin: v.optional(v.string(), ''),
  });
  app.post('/gun', async (c) => {
    const { gunNo, event, vin } = await readControl(c, happening);
    if (event === 'plugIn') plugIn(world, gunNo, vin);
    else if (event === 'unplug') unplug(world, gunNo);
    else setCondition(world, gunNo, event);
    return answer();
  });
  return app;
}
