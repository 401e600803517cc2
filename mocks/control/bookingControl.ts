import { Hono } from 'hono';
import * as v from 'valibot';

import { enterBooking, leaveBooking } from '../world/booking/bookingCourse';
import { bookingStateOf } from '../world/booking/bookings';
import { lockStateTextOf, setLock } from '../world/booking/locks';
import type { World } from '../world/World';
import { readControl } from './readControl';

/** A summary of the locks and the live bookings. */
export const bookingStateInShort = (world: World) => ({
  locks: world.tables.booking.locks.map((lock) => ({
    lockId: lock.lockId,
    lockName: lock.lockName,
    stateText: lockStateTextOf(lock),
    jams: lock.jams,
    isSilent: lock.isSilent,
    isOnline: lock.isOnline,
    isBlind: lock.isBlind,
    batteryPercent: lock.batteryPercent,
  })),
  bookings: world.tables.booking.orders
    .filter(({ ended }) => ended === null)
    .map((order) => ({ bookOrderNo: order.bookOrderNo, plateNo: order.plateNo, state: bookingStateOf(order) })),
});

/** Controls the locks and the cars of bookings from outside. */
export function createBookingControl(world: World, answer: () => Response): Hono {
  const app = new Hono();
  const order = v.object({ bookOrderNo: v.string() });
  app.post('/locks', async (c) => {
    const { lockId, ...changes } = await readControl(
      c,
      v.object({
        lockId: v.string(),
        jams: v.exactOptional(v.boolean()),
        isSilent: v.exactOptional(v.boolean()),
        isOnline: v.exactOptional(v.boolean()),
        isBlind: v.exactOptional(v.boolean()),
        batteryPercent: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
      }),
    );
    setLock(world, lockId, changes);
    return answer();
  });
  app.post('/bookings/enter', async (c) => {
    enterBooking(world, (await readControl(c, order)).bookOrderNo);
    return answer();
  });
  app.post('/bookings/leave', async (c) => {
    leaveBooking(world, (await readControl(c, order)).bookOrderNo);
    return answer();
  });
  return app;
}
