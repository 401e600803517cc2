import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { DRIVERS } from '../core/seeded';
import type { Scenario, World } from '../World';
import { enterBooking } from './bookingCourse';
import { BOOKING_SEED } from './bookingSeed';
import { manyBerths } from './manyBerths';

/** The paid booking of 林晓, whose car has just driven in over its lowered lock. */
function driveIn(world: World) {
  const { orders, locks } = world.tables.booking;
  const order = orders.at(-1);
  const lock = locks.find(({ lockId }) => lockId === BOOKING_SEED.bookedLock);
  if (order === undefined || lock === undefined) throw new Error('The seed has a paid booking with a lock');
  lock.isUp = false;
  return enterBooking(world, order.bookOrderNo);
}

type LockTrait = 'isBlind' | 'isOnline' | 'isSilent' | 'jams';
const locksThat = (is: Partial<Record<LockTrait, boolean>>) =>
  function change({ tables }: World) {
    for (const lock of tables.booking.locks) Object.assign(lock, is);
  };

/** More than two pages. */
const MANY_EVASIONS = 45;

export const bookingScenarios = {
  freeBooking: {
    label: '车位预约不收费',
    change: ({ tables }) => {
      for (const row of tables.booking.packages) Object.assign(row, { bookCents: 0, depositCents: 0 });
    },
  },
  thirdIdAlone: {
    label: '预约服务只认thirdId，不认登录',
    change: ({ settings }) => {
      settings.trustsThirdIdAlone = true;
    },
  },
  berths500: {
    label: '一个停车场有500个可预约的车位',
    change: ({ tables }) => {
      tables.booking.berths.push(...manyBerths(tables.booking.berths));
    },
  },
  bookingAtNight: {
    label: '可预约跨过午夜的时段',
    change: ({ tables }) => {
      for (const row of tables.booking.packages) {
        if (row.packageId === BOOKING_SEED.evening)
          Object.assign(row, { packageName: '夜间 22:00-次日06:00', fromHour: 22, toHour: 30 });
      }
    },
  },
  bookingEarly: {
    label: '预约的车位还没到可入场时间',
    change: ({ tables }) => {
      const order = tables.booking.orders.at(-1);
      if (order !== undefined) order.startAt += 30 * MINUTE_MS;
    },
  },
  bookingInside: { label: '预约的车已停进车位', change: driveIn },
  bookingOver: {
    label: '预约的车超时没有离场',
    change: (world) => {
      const order = driveIn(world);
      order.startAt -= 7 * HOUR_MS;
      order.endAt -= 7 * HOUR_MS;
      order.enteredAt = order.startAt;
    },
  },
  lockSilent: { label: '地锁不报告动作结果', change: locksThat({ isSilent: true }) },
  lockStuck: { label: '地锁一动就卡住', change: locksThat({ jams: true }) },
  lockOffline: { label: '地锁离线', change: locksThat({ isOnline: false }) },
  lockBlind: { label: '地锁在线，但不知道自己的位置', change: locksThat({ isBlind: true }) },
  manyEvasions: {
    label: '自有车位有45辆逃费车',
    change: (world) => {
      const rows = world.tables.booking.evasions;
      const first = rows[0];
      if (first === undefined) throw new Error('The seed has a car that left without paying');
      for (let seq = rows.length + 1; seq <= MANY_EVASIONS; seq += 1) {
        rows.push({
          ...first,
          ...{ seq, evasionId: `evasion-${seq}`, ownerId: DRIVERS.lin.driverId, isReleased: false },
          plateNo: `粤C${String(10_000 + seq)}`,
        });
      }
    },
  },
} satisfies Record<string, Scenario>;
