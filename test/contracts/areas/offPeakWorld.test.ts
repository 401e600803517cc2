import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { OffPeakOrder, OffPeakPackage, OffPeakSlot } from '@/services/special/offPeak';
import type { RenewalTerms } from '@/services/special/passes';
import type { OffPeakViolation, OffPeakViolationAppeal } from '@/services/special/violations';

import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { addStay } from '../../../mocks/world/parking/staySeed';
import { mockClient } from '../mockClient';
import { type List, sellingClient } from '../sellingClient';

const API = 'special/v2/api';
const TONIGHT = { bookId: 'slot-1_2026-03-10', plateId: 'plate-1' };
/** From noon, when the world starts, to the evening of the test. */
const EVENING_MS = 7 * HOUR_MS;
type Client = ReturnType<typeof sellingClient>;

/** The first driver as one who has not parked off-peak before. */
function newcomer(): Client {
  const client = sellingClient();
  Object.assign(client.world.tables, { offPeakOrders: [], violations: [] });
  return client;
}

const book = ({ read }: Client, body: object = TONIGHT) =>
  read<OffPeakOrder>('POST', `${API}/diffTimeBookOrders`, body);
const booked = async (client: Client, body: object = TONIGHT, channel = 3) => {
  const order = await book(client, body);
  await client.pay(5, order.orderNo, order.payFee, channel);
  return order.orderNo;
};
const slotOrder = ({ read }: Client, orderNo: string) =>
  read<OffPeakOrder>('GET', `${API}/diffTimeBookOrders/${orderNo}`);
const slots = async ({ read }: Client, date: string) =>
  (await read<List<OffPeakSlot>>('GET', `${API}/diffTimeBooks?parkId=${LOTS.office}&bookDate=${date}`)).results;
const broken = async ({ read }: Client) =>
  (await read<List<OffPeakViolation>>('GET', `${API}/diffTimeViolations?pageNo=1&pageSize=20`)).results;

test('a slot is reserved, paid with its deposit, used in time, and the deposit is refunded', async () => {
  const client = newcomer();
  expect(await slots(client, '2026-03-10')).toMatchObject([
    { slotStart: '2026-03-10 19:00:00', slotEnd: '2026-03-11 08:00:00', leftNum: 5, totalNum: 5 },
  ]);
  const orderNo = await booked(client, TONIGHT, 6);
  expect(await client.balance()).toBe(3_500);
  expect(await slots(client, '2026-03-10')).toMatchObject([{ leftNum: 4 }]);
  expect(await slotOrder(client, orderNo)).toMatchObject({ state: 2, latestEntryTime: '2026-03-10 21:00:00' });
  client.world.clock.advance(EVENING_MS + 30 * MINUTE_MS);
  const stay = addStay(client.world, { plateNo: PLATES.running, parkId: LOTS.office, minutesAgo: 0 });
  expect(await slotOrder(client, orderNo)).toMatchObject({ state: 3, enterTime: '2026-03-10 19:30:00', usedNum: 1 });
  client.world.clock.advance(12 * HOUR_MS);
  stay.exitAt = client.world.clock.now();
  expect(await slotOrder(client, orderNo)).toMatchObject({ state: 4, refundFee: 500, overtimeMinutes: 0 });
  expect(await client.balance()).toBe(4_000);
  expect(await broken(client)).toEqual([]);
});

test('a no-show counts as a broken rule and costs the deposit', async () => {
  const client = newcomer();
  const orderNo = await booked(client);
  client.world.clock.advance(EVENING_MS + 2 * HOUR_MS + MINUTE_MS);
  expect(await slotOrder(client, orderNo)).toMatchObject({ state: 6, canCancel: 0, violationCount: 1, refundFee: 0 });
  expect(await broken(client)).toMatchObject([
    { type: 2, typeText: '未到场', penaltyFee: 500, monthCount: 1, monthLimit: 3, time: '2026-03-10 21:00:00' },
  ]);
  client.world.clock.advance(DAY_MS);
  expect(await broken(client)).toHaveLength(1);
});

test('a driver who overstays is told the fee, once, up to the cap', async () => {
  const client = newcomer();
  const orderNo = await booked(client);
  client.world.clock.advance(EVENING_MS);
  addStay(client.world, { plateNo: PLATES.running, parkId: LOTS.office, minutesAgo: 0 });
  client.world.clock.advance(15 * HOUR_MS);
  expect(await slotOrder(client, orderNo)).toMatchObject({ state: 6, overtimeMinutes: 120, overtimeFee: 1_200 });
  client.world.clock.advance(DAY_MS);
  expect(await slotOrder(client, orderNo)).toMatchObject({ overtimeFee: 6_000 });
  expect(await broken(client)).toMatchObject([{ type: 1, orderNo }]);
});

test('the bill of a stay in booked hours is free until they end, then it is the overtime; paying it ends it', async () => {
  const client = newcomer();
  const orderNo = await booked(client);
  client.world.clock.advance(EVENING_MS);
  const { uniqueId, parkId } = addStay(client.world, { plateNo: PLATES.running, parkId: LOTS.office, minutesAgo: 0 });
  const bill = () => client.read('POST', 'charge/v2/api/parkOrders/msp/detail', { uniqueId, parkId });
  client.world.clock.advance(13 * HOUR_MS + 15 * MINUTE_MS);
  expect(await slotOrder(client, orderNo)).toMatchObject({
    ...{ state: 3, uniqueId, overtimeDueFee: 0, overtimeHourFee: 600, overtimeCapFee: 6_000 },
    hoursEndTime: '2026-03-11 08:00:00',
  });
  expect(await bill()).toMatchObject({ parkFee: 0 });
  client.world.clock.advance(MINUTE_MS);
  expect(await slotOrder(client, orderNo)).toMatchObject({
    overtimeMinutes: 16,
    overtimeFee: 600,
    overtimeDueFee: 600,
  });
  expect(await bill()).toMatchObject({ parkFee: 600, feeItems: [{ name: '错时超时费', fee: 600 }] });
  expect((await client.read<List<OffPeakOrder>>('GET', `${API}/diffTimeUses`)).results).toMatchObject([{ orderNo }]);
  const stay = client.world.tables.stays.find((row) => row.uniqueId === uniqueId);
  stay?.paid.push({ payId: 'P', cents: 600, couponCents: 0, at: client.world.clock.now() });
  if (stay !== undefined) stay.exitAt = client.world.clock.now();
  expect(await slotOrder(client, orderNo)).toMatchObject({ state: 6, overtimeFee: 600, overtimeDueFee: 0 });
  expect((await client.read<List<OffPeakOrder>>('GET', `${API}/diffTimeUses`)).results).toEqual([]);
});

test('a breach is appealed once: upheld, it no longer counts and the deposit comes back', async () => {
  const client = newcomer();
  const orderNo = await booked(client, TONIGHT, 6);
  client.world.clock.advance(EVENING_MS + 2 * HOUR_MS + MINUTE_MS);
  const [{ violationId } = { violationId: '' }] = await broken(client);
  const ask = {
    ...{ requestId: 'appeal-1', violationId, reasonType: 3, content: '道闸坏了进不去', contactPhone: '13800138000' },
    pictures: ['/__mocks/pictures/entry.svg'],
  };
  const appeal = await client.read<OffPeakViolationAppeal>('POST', `${API}/diffTimeViolationAppeals`, ask);
  expect(appeal).toMatchObject({ violationId, state: 1, reasonText: '停车场原因' });
  expect(await broken(client)).toMatchObject([{ canAppeal: 0, appealState: 1, isWaived: 0 }]);
  client.world.clock.advance(20 * HOUR_MS);
  expect(await broken(client)).toMatchObject([{ canAppeal: 0, appealState: 3, isWaived: 1, monthCount: 0 }]);
  expect(await slotOrder(client, orderNo)).toMatchObject({ state: 4, refundFee: 500 });
  expect(await client.balance()).toBe(4_000);
});

test('cancelling is free until an hour before, costs half after that, and frees the place', async () => {
  const client = newcomer();
  const early = await booked(client, TONIGHT, 6);
  expect(await slotOrder(client, early)).toMatchObject({ canCancel: 1, cancelFee: 0, cancelRefundFee: 1_500 });
  expect(await client.read('POST', `${API}/diffTimeBookOrders/${early}/cancel`)).toMatchObject({ state: 8 });
  expect(await client.balance()).toBe(5_000);
  expect(await slots(client, '2026-03-10')).toMatchObject([{ leftNum: 5 }]);
  const late = await booked(client, TONIGHT, 6);
  client.world.clock.advance(EVENING_MS - 30 * MINUTE_MS);
  expect(await slotOrder(client, late)).toMatchObject({ cancelFee: 500, cancelRefundFee: 1_000 });
  await client.read('POST', `${API}/diffTimeBookOrders/${late}/cancel`);
  expect(await client.balance()).toBe(4_500);
  expect((await client.refusal('POST', `${API}/diffTimeBookOrders/${late}/cancel`))[0]).toBe('0xd0950002');
});

test('the third cancellation of a day counts as a broken rule; after three broken rules no more bookings this month', async () => {
  const client = newcomer();
  for (const day of ['11', '12', '13']) {
    const orderNo = await booked(client, { ...TONIGHT, bookId: `slot-1_2026-03-${day}` });
    await client.read('POST', `${API}/diffTimeBookOrders/${orderNo}/cancel`);
  }
  expect((await broken(client)).map(({ type }) => type)).toEqual([3]);
  for (const day of ['11', '12']) await booked(client, { ...TONIGHT, bookId: `slot-1_2026-03-${day}` });
  client.world.clock.advance(3 * DAY_MS);
  expect((await broken(client)).map(({ type, monthCount }) => [type, monthCount])).toEqual([
    [2, 3],
    [2, 2],
    [3, 1],
  ]);
  const [code, msg] = await client.refusal('POST', `${API}/diffTimeBookOrders`, {
    ...TONIGHT,
    bookId: 'slot-1_2026-03-15',
  });
  expect([code, msg]).toEqual(['0xd0950002', '本月违约已达3次，4月1日起可再次办理']);
  client.world.clock.advance(19 * DAY_MS);
  await book(client, { ...TONIGHT, bookId: 'slot-1_2026-04-03' });
});

test('a slot for one car is full while it is reserved, and free again when it is not paid', async () => {
  const client = newcomer();
  const one = { bookId: 'slot-2_2026-03-11', plateId: 'plate-1' };
  await book(client, one);
  const other = sellingClient(DRIVERS.huang.phone, client.client);
  const ask = { ...one, plateId: 'plate-4' };
  expect((await other.refusal('POST', `${API}/diffTimeBookOrders`, ask))[1]).toBe('该时段已约满');
  client.world.clock.advance(15 * MINUTE_MS);
  await book(other, ask);
  expect((await client.refusal('POST', `${API}/diffTimeBookOrders`, { ...one, bookId: 'slot-2_2026-03-09' }))[0]).toBe(
    '0xd0950002',
  );
});

test('a package: quota, weekly hours, uses, overtime, a pro-rata refund and its renewal', async () => {
  const client = newcomer();
  const ask = { bagId: 'bag-1', plateIds: ['plate-1'], startDate: '2026-03-11' };
  const order = await client.read<OffPeakOrder>('POST', `${API}/diffTimeBagOrders`, ask);
  expect(order).toMatchObject({
    state: 1,
    payFee: 15_000,
    startTime: '2026-03-11 00:00:00',
    endTime: '2026-04-10 00:00:00',
  });
  expect((await client.refusal('POST', `${API}/diffTimeBagOrders`, ask))[0]).toBe('0xd0950002');
  await client.pay(4, order.orderNo, 15_000);
  const left = async () =>
    (await client.read<List<OffPeakPackage>>('GET', `${API}/diffTimeBags?parkId=${LOTS.office}`)).results[0]?.leftNum;
  expect(await left()).toBe(19);
  const path = `${API}/diffTimeBagOrders/${order.orderNo}`;
  expect(await client.read('GET', path)).toMatchObject({ state: 2, canCancel: 1, cancelRefundFee: 15_000 });
  client.world.clock.advance(DAY_MS + EVENING_MS);
  const stay = addStay(client.world, { plateNo: PLATES.running, parkId: LOTS.office, minutesAgo: 0 });
  client.world.clock.advance(13 * HOUR_MS);
  stay.exitAt = client.world.clock.now();
  expect(await client.read('GET', path)).toMatchObject({ state: 3, usedNum: 1, overtimeMinutes: 0 });
  addStay(client.world, { plateNo: PLATES.running, parkId: LOTS.office, minutesAgo: 0 });
  client.world.clock.advance(2 * HOUR_MS);
  expect(await broken(client)).toMatchObject([{ type: 1, orderNo: order.orderNo }]);
  const renewal = await client.read<RenewalTerms>('POST', `${API}/checkRenewable`, {
    bizType: 4,
    orderNo: order.orderNo,
  });
  expect(renewal).toMatchObject({ renewable: 1, newStartTime: '2026-04-10 00:00:00', cycleFee: 15_000 });
  const next = await client.read<OffPeakOrder>('POST', `${API}/diffTimeBagOrders`, { ...ask, renewOf: order.orderNo });
  expect(next).toMatchObject({ startTime: '2026-04-10 00:00:00', state: 1 });
  client.world.clock.advance(14 * DAY_MS - 10 * HOUR_MS);
  const { cancelRefundFee } = await client.read<OffPeakOrder>('GET', path);
  expect(cancelRefundFee).toBe(7_500); // fifteen of the thirty days are left
  expect(await client.read('POST', `${path}/cancel`)).toMatchObject({ state: 8, refundFee: cancelRefundFee });
  expect(await client.order(order.orderNo)).toMatchObject({ bizType: 4 });
});

test("another driver's order is not found, and a visitor is refused", async () => {
  const client = newcomer();
  const orderNo = await booked(client);
  const stranger = sellingClient(DRIVERS.huang.phone, client.client);
  expect((await stranger.refusal('GET', `${API}/diffTimeBookOrders/${orderNo}`))[0]).toBe('0x10d7500001');
  expect((await stranger.refusal('POST', `${API}/diffTimeBookOrders/${orderNo}/cancel`))[0]).toBe('0x10d7500001');
  expect((await client.refusal('GET', `${API}/diffTimeBagOrders/${orderNo}`))[0]).toBe('0x10d7500001');
  expect((await client.call('GET', `${API}/diffTimeBookOrders`)).code).toBe('401');
  expect((await client.refusal('POST', `${API}/diffTimeBookOrders`, { bookId: 7 }))[0]).toBe('0x0000401');
});

test('the first driver has a running package, a booked slot, and a missed one of last month; the second has nothing', async () => {
  const client = sellingClient();
  const listed = async ({ read }: Client, path: string) =>
    (await read<List<OffPeakOrder>>('GET', `${API}/${path}?pageNo=1&pageSize=20`)).results;
  expect(await listed(client, 'diffTimeBagOrders')).toMatchObject([{ state: 3, itemId: 'bag-2' }]);
  expect((await listed(client, 'diffTimeBookOrders')).map(({ state }) => state).sort()).toEqual([2, 6]);
  expect(await broken(client)).toMatchObject([
    { type: 2, time: '2026-02-26 21:00:00', penaltyFee: 500, monthCount: 1 },
  ]);
  const second = sellingClient(DRIVERS.chen.phone, client.client);
  for (const path of ['diffTimeBagOrders', 'diffTimeBookOrders']) expect(await listed(second, path)).toEqual([]);
  expect(await broken(second)).toEqual([]);
});

test.each(['2026-03-01', '2026-03-31', '2026-11-24', '2027-01-01'])(
  'on %s too, the missed slot of the first driver does not count in the month that runs',
  async (day) => {
    const client = sellingClient(undefined, mockClient({ startAt: Date.parse(`${day}T12:00:00+08:00`) }));
    const [missed] = await broken(client);
    expect(missed).toMatchObject({ type: 2, monthCount: 1 });
    expect(missed?.time.slice(0, 7)).not.toBe(day.slice(0, 7));
  },
);

test('the scenarios of the control page hold an order in each state, and a driver at the limit', async () => {
  const started = sellingClient(undefined, mockClient({ seed: 'offPeak' }));
  const states = async (path: string) =>
    (await started.read<List<OffPeakOrder>>('GET', `${API}/${path}?pageNo=1&pageSize=20`)).results.map(
      ({ state }) => state,
    );
  expect((await states('diffTimeBookOrders')).sort()).toEqual([1, 2, 2, 4, 6, 6, 6, 8]);
  expect((await states('diffTimeBagOrders')).sort()).toEqual([2, 3, 4]);
  expect((await started.read<List<OffPeakOrder>>('GET', `${API}/diffTimeUses`)).results).toHaveLength(1);
  const limit = sellingClient(undefined, mockClient({ seed: 'offPeakLimit' }));
  expect((await broken(limit))[0]).toMatchObject({ type: 2, monthCount: 3, monthLimit: 3 });
});
