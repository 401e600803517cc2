import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import type { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { createBooking } from '../../../mocks/world/booking/bookingCourse';
import { BOOKING_SEED } from '../../../mocks/world/booking/bookingSeed';
import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { payClosedLate } from '../../../mocks/world/money/payments';
import { cashierHost, neverAnswers } from '../../support/cashier';
import { livingWorld, payingDriver, quietWorld } from '../../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { phoneWaits } from '../../support/phoneClock';
import { button, link, WAIT, word } from '../../support/seen';

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
  expect(screen.getByRole('main')).toHaveTextContent(/3月11日 06:00 后，每小时6\.00元/);
});

/** A booking of the default driver for this evening that waits for its payment. */
function unpaidIn({ world }: Backend) {
  const driver = world.tables.drivers.find(({ driverId }) => driverId === lin.driverId);
  if (driver === undefined) throw new Error('no such driver');
  return createBooking(world, driver, {
    ...{ parkId: LOTS.city, packageId: BOOKING_SEED.evening, bookDate: '2026-03-10', berthId: 'berth-city-2' },
    ...{ plateNo: PLATES.free, payAmount: 1_500 },
  });
}

test('a hold that runs out while the booking stands open: the server is asked, and nothing can be paid', async () => {
  const backend = livingWorld();
  const order = unpaidIn(backend);
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

test('a hold that runs out while the cashier is open is told, and money that comes after it is refunded and said', async () => {
  const backend = quietWorld();
  const { world } = backend;
  const { bookOrderNo } = unpaidIn(backend);
  const app = await open(`/bookRecordDetail?orderNo=${bookOrderNo}`, backend, { host: cashierHost(neverAnswers) });
  const pay = await button(/微信支付 15\.00元$/);
  await waitFor(() => expect(pay).toBeEnabled(), WAIT);
  fireEvent.click(pay);
  fireEvent.click(await link('未看到收银台？查看结果'));
  await app.onScreen('bookingSuccess');
  const passed = (ms: number) => {
    act(() => {
      world.clock.advance(ms);
      phoneWaits(ms);
      app.outside.seeAgain();
    });
  };
  passed(16 * MINUTE_MS);
  expect(await word('已超过保留时间')).toBeVisible();
  payClosedLate(world, world.tables.payments.at(-1)?.payId ?? '');
  passed(MINUTE_MS);
  expect(await word(/^(退款中|已退款)$/)).toBeVisible();
  app.go(`/bookRecordDetail?orderNo=${bookOrderNo}`);
  expect(await word('已取消')).toBeVisible();
  expect(screen.queryByText('待入场')).toBeNull();
});

const CONTROL = `/${encodeURIComponent('车位锁控制')}?lockId=${BOOKING_SEED.bookedLock}`;

/** The answers of one call, with their fields changed by what `change` says at that time. */
const changing =
  (backend: Backend, path: string, change: () => object): NonNullable<MakeAppOptions['fetch']> =>
  async (input, init) => {
    const response = await fetchPort(backend.app)(input, init);
    if (!input.includes(path)) return response;
    const { data, ...rest } = (await response.json()) as { data: object };
    return Response.json({ ...rest, data: { ...data, ...change() } });
  };

test('a lock state that nobody knows is 未知, whatever text comes with it, and never a position', async () => {
  const backend = quietWorld();
  const fetch = changing(backend, 'getZigbeeLockState', () => ({ lockState: 77, lockStateText: '已降下' }));
  await open(CONTROL, backend, { fetch });
  expect(await word('未知')).toBeVisible();
  expect(screen.queryByText(/^已(降下|升起)$/)).toBeNull();
});

test('a state that goes backwards is shown as the server says it now: what was down is up again, and 可以停进来了 is gone', async () => {
  const backend = quietWorld();
  let lockState = 10;
  const app = await open(CONTROL, backend, { fetch: changing(backend, 'getZigbeeLockState', () => ({ lockState })) });
  expect(await word('可以停进来了')).toBeVisible();
  lockState = 50;
  fireEvent.click(await button('刷新状态'));
  expect(await word('已升起')).toBeVisible();
  expect(screen.queryByText('可以停进来了')).toBeNull();
  expect(app.sent('POST', 'api/v1/controlZigbeeLock')).toEqual([]);
});

test.each([
  ['without an openid', new Map<string, string>(), /入口进来/],
  ['with one that is bound to nobody', new Map([['openid', 'openid-of-nobody']]), /先绑定手机号/],
])(
  'a driver %s: no lock call is sent, what lifts it is offered, and what needs none works',
  async (_who, local, words) => {
    for (const at of [CONTROL, `/${encodeURIComponent('车位锁详情')}?lockId=${BOOKING_SEED.bookedLock}`]) {
      const app = await open(at, quietWorld(), { local });
      expect(await word(words)).toBeVisible();
      expect(app.calls.filter(({ path }) => path.startsWith('api/v1/'))).toEqual([]);
      app.go('/mounthlyDetail?orderNo=pass-1');
      expect(await word('生效中')).toBeVisible();
      app.stop();
    }
  },
);

test('a driver whose own berths the server does not know reads the right of the lock itself', async () => {
  const backend = quietWorld();
  const fetch = changing(backend, 'hasRegisteredBerth', () => ({ registered: 0, list: [] }));
  await open(`/${encodeURIComponent('车位锁详情')}?lockId=${BOOKING_SEED.ownLock}`, backend, { fetch });
  expect(await word('自有车位')).toBeVisible();
  expect(screen.getByText('有效期')).toBeVisible();
  expect(screen.queryByText(/--|NaN/)).toBeNull();
});
