import { MINUTE_MS } from '@/lib/timeUnits';

import type { World } from '../World';

/** How long the price and the place of an unpaid order are held, unless its area or the settings say otherwise. */
const HOLD_MS = 15 * MINUTE_MS;

/** The end of the hold of an order that is opened now (epoch ms). `own`: how long the area holds it. */
export const holdUntil = (world: World, own = HOLD_MS): number => world.clock.now() + (world.settings.holdMs ?? own);

/** The cashier has the money for this order, but it is not booked yet. */
export const isBeingPaid = (world: World, orderNo: string): boolean =>
  world.tables.payments.some(({ state, parts }) => state === 1 && parts.some((part) => part.orderNo === orderNo));
