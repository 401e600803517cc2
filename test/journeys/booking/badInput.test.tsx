import { fireEvent, screen } from '@testing-library/react';

import { SECOND_MS } from '@/lib/timeUnits';

import type { createBackend } from '../../../mocks/app';
import { createBooking } from '../../../mocks/world/booking/bookingCourse';
import { BOOKING_SEED } from '../../../mocks/world/booking/bookingSeed';
import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { livingWorld, payingDriver, quietWorld } from '../../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin } = DRIVERS;
/** Long enough to see the countdown, also on a busy machine. */
const HELD_MS = 4 * SECOND_MS;
type Backend = ReturnType<typeof createBackend>;

const open = (at: string, backend: Backend = quietWorld(), options: MakeAppOptions = {}) =>
  makeApp({ at, backend, signedInAs: lin.phone, local: new Map([['openid', lin.openid]]), ...options });
const confirmOf = (berthId: string) => `/bookingNotarize?parkId=${LOTS.city}&berthId=${berthId}`;
const lastOrder = ({ world }: Backend) => {
  const order = world.tables.booking.orders.at(-1);
  if (order === undefined) throw new Error('The seed has a booking');
  return order;
};

test('a berth that has gone from the lot is said to be replaced before anything is sent', async () => {
  const backend = quietWorld();
  const { booking } = backend.world.tables;
  booking.berths = booking.berths.filter(({ berthId }) => berthId !== 'berth-city-2');
  await open(confirmOf('berth-city-2'), backend);
  expect(await word('选的车位不能预约了，已换成 A101，请确认')).toBeVisible();
  expect(screen.getByText('B1 A区 A101 普通车位')).toBeVisible();
});

test('a lot that takes no bookings any more says so, and leads to those that do', async () => {
  const backend = quietWorld();
  backend.world.tables.booking.lots = backend.world.tables.booking.lots.filter(({ parkId }) => parkId !== LOTS.city);
  await open(confirmOf('berth-city-2'), backend);
  expect(await word('该停车场不支持预约')).toBeVisible();
  expect(await link('看可预约的停车场')).toBeVisible();
});

test('a window that crosses midnight names both days, and what staying costs from the next morning on', async () => {
  const backend = quietWorld();
  backend.world.useScenario('bookingAtNight');
  const app = await open(`/${encodeURIComponent('车位预约')}?parkId=${LOTS.city}`, backend);
  fireEvent.click(await screen.findByRole('radio', { name: /^夜间 22:00-次日06:00/ }, WAIT));
  fireEvent.click(await link('去确认'));
  await app.onScreen('bookingConfirm');
  expect(await word(/^今天 22:00 至 3月11日 06:00$/)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/3月11日 06:00 后每小时6\.00元/);
});

test('a hold that runs out while the booking stands open: the server is asked, and nothing can be paid', async () => {
  const backend = livingWorld();
  const driver = backend.world.tables.drivers.find(({ driverId }) => driverId === lin.driverId);
  if (driver === undefined) throw new Error('no such driver');
  const order = createBooking(backend.world, driver, {
    ...{ parkId: LOTS.city, packageId: BOOKING_SEED.evening, bookDate: '2026-03-10', berthId: 'berth-city-2' },
    ...{ plateNo: PLATES.free, payAmount: 1_500 },
  });
  order.payBy = backend.world.clock.now() + HELD_MS;
  const app = await open(`/bookRecordDetail?orderNo=${order.bookOrderNo}`, backend, payingDriver(backend));
  expect(await screen.findByRole('timer', { name: /^剩余付款时间/ }, WAIT)).toBeVisible();
  expect(await word('已取消')).toBeVisible();
  expect(screen.queryByRole('button', { name: /微信支付/ })).toBeNull();
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toEqual([]);
});

test('a car that stays over its booking reads what it costs by now, and what the deposit did not pay afterwards', async () => {
  const backend = quietWorld();
  backend.world.useScenario('bookingOver');
  const order = lastOrder(backend);
  const app = await open(`/bookRecordDetail?orderNo=${order.bookOrderNo}`, backend);
  expect(await word(/^请尽快离场，已超时 \d+\.00元，先从押金扣$/)).toBeVisible();
  app.stop();
  Object.assign(order, { overtimeCents: 1_200, ended: { why: 'overstayed', at: backend.world.clock.now() } });
  await open(`/bookRecordDetail?orderNo=${order.bookOrderNo}`, backend);
  expect(await word('超时费 12.00元，超过了押金')).toBeVisible();
});

test('own berths that fail to load leave the lock and its last command readable', async () => {
  const backend = quietWorld();
  backend.world.faults.set('POST api/v1/hasRegisteredBerth', { kind: 'http500' });
  await open(`/${encodeURIComponent('车位锁详情')}?lockId=${BOOKING_SEED.ownLock}`, backend);
  expect(await word('自有车位')).toBeVisible();
  expect(await link('去控制')).toBeVisible();
});
