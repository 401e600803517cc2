import { Hono } from 'hono';
import * as v from 'valibot';

import { chargingStateOf, gunOf } from '../world/charging/chargingOrders';
import { plugIn, setCondition, unplug } from '../world/charging/chargingSessions';
import type { World } from '../world/World';
import { readControl } from './readControl';

/** A summary of the charging orders. */
export const chargingStateInShort = (world: World) => ({
  charging: world.tables.charging.orders.map((order) => ({
    orderNo: order.orderNo,
    gunNo: order.gunNo,
    state: chargingStateOf(world, order),
    isPluggedIn: gunOf(world, order.gunNo).pluggedAt !== null,
  })),
});

/** The events that can happen at a charger, with their labels on the control page: events of the plug and of the charger itself. */
export const GUN_EVENTS = { plugIn: '插枪', unplug: '拔枪', broken: '故障', offline: '离线', fine: '恢复' } as const;
type GunEvent = keyof typeof GUN_EVENTS;

/** Controls the chargers from outside. `vin`: of the car that is plugged in. */
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
