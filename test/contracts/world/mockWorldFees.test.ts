import fc from 'fast-check';

import { MINUTE_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { createWorld } from '../../../mocks/world/createWorld';
import { openPayment } from '../../../mocks/world/money/payments';
import { leaveLot, orderStateOf, reckon, stayOf } from '../../../mocks/world/parking/stays';
import { feeOf } from '../../../mocks/world/places/feeRule';

const RULE = { freeMinutes: 15, perHourCents: 500, dailyCapCents: 3000 };

test.each([
  [0, 0],
  [15, 0],
  [16, 500],
  [60, 500],
  [61, 1000],
  [360, 3000],
  [1440, 3000],
  [1441, 3500],
  [2 * 1440 + 600, 9000],
])('%i minutes cost %i cents', (minutes, cents) => {
  expect(feeOf(RULE, 0, minutes * MINUTE_MS).cents).toBe(cents);
});

test('a fee never shrinks, and its lines add up to it', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(2_000), (minutes, more) => {
      const fee = feeOf(RULE, 0, minutes * MINUTE_MS);
      expect(fee.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(fee.cents);
      expect(feeOf(RULE, 0, (minutes + more) * MINUTE_MS).cents).toBeGreaterThanOrEqual(fee.cents);
    }),
  );
});

const pay = (world: ReturnType<typeof createWorld>, payAmount: number, requestId: string) =>
  openPayment(
    world,
    {
      items: [{ uniqueId: 'stay-0001', parkId: LOTS.city, payAmount }],
      isBatch: false,
      totalAmount: payAmount,
      payChannel: 6,
      couponIds: [],
      requestId,
      returnPath: '/home',
    },
    DRIVERS.lin.driverId,
  );

test('the fee grows with the clock; once paid it stays fixed until the time to leave; after that, more is due', () => {
  const world = createWorld();
  const stay = stayOf(world, 'stay-0001', LOTS.city);
  expect(reckon(world, stay).due).toBe(600);
  world.clock.advance(21 * MINUTE_MS);
  expect(reckon(world, stay).due).toBe(900);
  pay(world, 900, 'first');
  expect([reckon(world, stay).due, orderStateOf(world, stay)]).toEqual([0, 3]);
  world.clock.advance(15 * MINUTE_MS);
  expect([reckon(world, stay).due, orderStateOf(world, stay)]).toEqual([0, 3]);
  world.clock.advance(60 * MINUTE_MS);
  expect(reckon(world, stay)).toMatchObject({ total: 1200, paid: 900, due: 300 });
  expect(orderStateOf(world, stay)).toBe(1);
  pay(world, 300, 'second');
  expect(orderStateOf(world, stay)).toBe(3);
  leaveLot(world, stay.uniqueId);
  world.clock.advance(86_400_000);
  expect([reckon(world, stay).due, orderStateOf(world, stay)]).toEqual([0, 4]);
});

test('a driver who leaves without paying is in arrears, and that amount stays fixed', () => {
  const world = createWorld();
  const stay = stayOf(world, 'stay-0001', LOTS.city);
  leaveLot(world, stay.uniqueId);
  world.clock.advance(86_400_000);
  expect([reckon(world, stay).due, orderStateOf(world, stay)]).toEqual([600, 5]);
});

test('every start creates the same world', () => {
  const one = createWorld();
  const two = createWorld();
  expect(one.tables).toEqual(two.tables);
  one.clock.advance(5_000);
  one.tables.stays.length = 0;
  one.reset();
  expect(one.tables.stays).toHaveLength(two.tables.stays.length);
  expect(one.clock.now()).toBe(two.clock.now());
});

test('the clock does not go back', () => {
  expect(() => {
    createWorld().clock.advance(-1);
  }).toThrow('forward only');
});
