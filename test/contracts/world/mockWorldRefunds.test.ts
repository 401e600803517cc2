import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { Payment } from '@/services/charge/payments';

import { createBooking } from '../../../mocks/world/booking/bookingCourse';
import { BOOKING_SEED } from '../../../mocks/world/booking/bookingSeed';
import { setCondition, stopCharging } from '../../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { payAtCashier, payClosedLate } from '../../../mocks/world/money/payments';
import { buyer } from '../buyer';
import { mockClient } from '../mockClient';
import { sellingClient } from '../sellingClient';
import { dueOf } from '../soldThings';

const { lin } = DRIVERS;

describe('nothing is due', () => {
  test.each([0, 3])('a free booking is settled at once by channel %i', async (payChannel) => {
    const client = sellingClient(lin.phone, mockClient({ seed: 'freeBooking' }));
    const driver = client.world.tables.drivers.find(({ driverId }) => driverId === lin.driverId);
    if (driver === undefined) throw new Error('The seed has no lin');
    const { bookOrderNo } = createBooking(client.world, driver, {
      ...{ parkId: LOTS.city, packageId: BOOKING_SEED.evening, bookDate: '2026-03-11', berthId: 'berth-city-1' },
      ...{ plateNo: PLATES.period, payAmount: 0 },
    });
    const payId = await client.open(6, bookOrderNo, 0, payChannel);
    expect(await client.read('GET', `charge/v2/api/payCharges/sync/${payId}`)).toMatchObject({
      ...{ payState: 2, payAmount: 0, payChannel, refundAmount: 0 },
    });
    expect(await client.order(bookOrderNo)).toMatchObject({ orderState: 2, orderStateText: '待入场' });
  });

  test.each([0, 6])('a charging bill that a coupon covers is settled at once by channel %i', async (payChannel) => {
    const client = sellingClient(lin.phone, mockClient({ seed: 'chargingCovered' }));
    const coupon = client.world.tables.coupons.find(({ couponName }) => couponName === '充电全免券');
    const body = { orderNo: 'charging-4', bizType: 7, payAmount: 0, payChannel, couponIds: [coupon?.couponId] };
    const opened = await client.read<Payment>('POST', 'charge/v2/api/payCharges', { ...body, requestId: 'covered' });
    expect(opened.payState).toBe(2);
    expect(coupon?.state).toBe(3);
    expect(dueOf(client.world, 'chargingBill', 'charging-4')).toBe(0);
  });
});

describe('a part comes back', () => {
  const paid = async (thing: ReturnType<typeof buyer>, payChannel = 3) => {
    const payId = await thing.opened({ payChannel });
    if (payChannel !== 6) payAtCashier(thing.world, payId);
    return payId;
  };
  const giveBack = async (thing: ReturnType<typeof buyer>) => {
    const { backFee } = (await thing.order(thing.orderNo)) as { backFee: number };
    await thing.read('POST', `charge/v2/api/orderRecords/${thing.orderNo}/giveBack`, { backFee });
    return backFee;
  };

  // The slot is 10.00 and a deposit of 5.00, the booking 5.00 and 10.00; half of the first is kept.
  test.each([
    ['offPeakSlot', 30.5 * HOUR_MS, 1_000],
    ['booking', 29.5 * HOUR_MS, 1_250],
  ] as const)('of a late cancelled %s', async (name, afterMs, expected) => {
    const thing = buyer(name);
    const payId = await paid(thing);
    thing.wait(afterMs);
    expect(await giveBack(thing)).toBe(expected);
    const state = { payState: 2, payAmount: 1_500, refundAmount: expected, failReason: '' };
    expect(await thing.sync(payId)).toMatchObject({ ...state, refundText: '退款处理中，1–3个工作日到账' });
    thing.wait(MINUTE_MS);
    expect(await thing.sync(payId)).toMatchObject({ ...state, refundText: '已退回微信零钱' });
    expect(thing.outside(payId)).toEqual([1_500, -expected]);
  });

  test('all of an off-peak slot: to the wallet at once, to a cashier after a while', async () => {
    const byWallet = buyer('offPeakSlot');
    const before = byWallet.wallet.balance;
    const payId = await paid(byWallet, 6);
    await giveBack(byWallet);
    expect(await byWallet.sync(payId)).toMatchObject({ payState: 6, refundAmount: 1_500, refundText: '已退回余额' });
    expect(byWallet.wallet.balance).toBe(before);
    const byCashier = buyer('offPeakSlot');
    const other = await paid(byCashier, 2);
    await giveBack(byCashier);
    expect(await byCashier.sync(other)).toMatchObject({ payState: 5, payAmount: 1_500, refundAmount: 1_500 });
    expect(await byCashier.order(byCashier.orderNo)).toMatchObject({ orderState: 4, orderStateText: '退款中' });
    byCashier.wait(MINUTE_MS);
    expect(await byCashier.sync(other)).toMatchObject({ payState: 6, refundText: '已退回支付宝账户' });
    expect(await byCashier.order(byCashier.orderNo)).toMatchObject({ orderState: 5, orderStateText: '已退款' });
  });

  test.each([
    [3, '已退回微信零钱'],
    [6, '已退回余额'],
  ])('of a prepaid charge, by channel %i', async (payChannel, refundText) => {
    const thing = buyer('chargingPrepayment');
    const row = () => thing.world.tables.charging.orders.find(({ orderNo }) => orderNo === thing.orderNo);
    const detail = () => thing.read<Record<string, unknown>>('GET', `cps/v2/api/chargingOrders/${thing.orderNo}`);
    thing.wait(MINUTE_MS);
    expect(await detail()).toMatchObject({ orderState: 5, payFee: 3_000, startTime: '', canStop: 1, canPay: 1 });
    const payId = await paid(thing, payChannel);
    expect(await detail()).toMatchObject({ orderState: 1, payFee: 0, paidFee: 3_000 });
    thing.wait(10 * MINUTE_MS);
    expect(await detail()).toMatchObject({ orderState: 2 });
    const order = row();
    if (order !== undefined) stopCharging(thing.world, order);
    thing.wait(MINUTE_MS);
    const { totalFee } = (await detail()) as { totalFee: number };
    expect(await detail()).toMatchObject({ orderState: 6, payFee: 0, paidFee: 3_000, refundFee: 3_000 - totalFee });
    thing.wait(MINUTE_MS);
    expect(await thing.sync(payId)).toMatchObject({ payState: 2, refundAmount: 3_000 - totalFee, refundText });
  });

  test('a prepaid charge ends when its money is used up, and all comes back if it cannot start', async () => {
    const thing = buyer('chargingPrepayment');
    await paid(thing);
    thing.wait(2 * HOUR_MS);
    const used = thing.world.tables.charging.orders.find(({ orderNo }) => orderNo === thing.orderNo);
    expect(used?.stopReason).toBe(4);
    expect(used?.refundedCents).toBeLessThanOrEqual(1);
    const broken = buyer('chargingPrepayment');
    const payId = await paid(broken);
    setCondition(broken.world, GUNS.ready, 'broken');
    expect(await broken.sync(payId)).toMatchObject({ payState: 5, refundAmount: 3_000 });
  });

  test('of a charging bill after an appeal', async () => {
    const thing = buyer('chargingBill');
    const order = thing.world.tables.charging.orders.find(({ orderNo }) => orderNo === thing.orderNo);
    if (order !== undefined) order.stopReason = 8; // the charger broke down
    const payId = await paid(thing);
    await thing.read('POST', 'cps/v2/api/chargingOrderAppeals', {
      ...{ orderNo: thing.orderNo, reasonType: 5, content: '枪坏了', contactPhone: lin.phone },
      pictures: ['/__mocks/pictures/car-exit.svg'],
    });
    thing.wait(3 * DAY_MS);
    const half = Math.floor(thing.amount / 2);
    expect(await thing.sync(payId)).toMatchObject({ payState: 2, refundAmount: half });
    thing.wait(MINUTE_MS);
    expect(await thing.sync(payId)).toMatchObject({ payState: 2, refundText: '已退回微信零钱' });
  });
});

test('a parking bill paid twice: the records list both payments, and that the second went back whole', async () => {
  const client = sellingClient();
  const body = { uniqueId: 'stay-0001', parkId: LOTS.city, payAmount: 600, payChannel: 3, couponIds: [] };
  const opened = async (requestId: string) =>
    (await client.read<Payment>('POST', 'charge/v2/api/payCharges', { ...body, requestId })).payId;
  const first = await opened('first');
  const second = await opened('second');
  payAtCashier(client.world, second);
  payClosedLate(client.world, first);
  const query = `uniqueId=stay-0001&parkId=${LOTS.city}&pageNo=1&pageSize=20`;
  const { results } = await client.read<{ results: { payId: string }[] }>(
    'GET',
    `charge/v2/api/parkOrders/msp/payRecords?${query}`,
  );
  const found = (payId: string) => results.find((row) => row.payId === payId);
  expect(found(second)).toMatchObject({ payAmount: 600, refundFee: 0 });
  expect(found(first)).toMatchObject({ payAmount: 600, refundFee: 600 });
  expect(await client.read('GET', `charge/v2/api/payCharges/sync/${first}`)).toMatchObject({
    ...{ payState: 5, refundAmount: 600, leaveDeadlineTime: '', failReason: '重复支付，款项原路退回' },
  });
});
