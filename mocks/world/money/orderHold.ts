import { MINUTE_MS } from '@/lib/timeUnits';

import type { World } from '../World';

/** How long the price and the place of an unpaid order are held. */
export const HOLD_MS = 15 * MINUTE_MS;

/** The cashier has the money for this order, but it is not booked yet. */
export const isBeingPaid = (world: World, orderNo: string): boolean =>
  world.tables.payments.some(({ state, parts }) => state === 1 && parts.some((part) => part.orderNo === orderNo));
