import { BIZ_TYPE_CODES, isNonParkingBizType } from '@/domain/payment/bizType';
import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { DRIVERS } from '../../../mocks/world/core/seeded';
import { cancelAtCashier, payAtCashier, payClosedLate } from '../../../mocks/world/money/payments';
import { buyer } from '../buyer';
import { sellingClient } from '../sellingClient';
import { SOLD, SOLD_NAMES } from '../soldThings';

const { huang } = DRIVERS;
const DUPLICATE = '重复支付，款项原路退回';
const CLOSED = '订单已关闭，款项原路退回';
/** Kinds whose price or place is held for some minutes. */
const HELD = ['pass', 'offPeakPackage', 'offPeakSlot', 'booking', 'chargingPrepayment', 'recharge', 'merchantCoupons'];
const held = SOLD_NAMES.filter((name) => HELD.includes(name));

test('every kind of order is sold here', () => {
  const sold = new Set<number>(SOLD_NAMES.map((name) => SOLD[name].bizType));
  expect(BIZ_TYPE_CODES.filter((bizType) => isNonParkingBizType(bizType) && !sold.has(bizType))).toEqual([]);
});

describe.each(SOLD_NAMES)('%s', (name) => {
  test.each([2, 3, 6])('is opened by its order number and paid by channel %i', async (payChannel) => {
    const { world, opened, refused, sync, bizType, orderNo, amount, outside, wallet } = buyer(name);
    const before = wallet.balance;
    if (name === 'recharge' && payChannel === 6) {
      expect(await refused({ payChannel })).toBe('0x10d750000a');
      return;
    }
    const payId = await opened({ payChannel });
    if (payChannel !== 6) payAtCashier(world, payId);
    const paid = await sync(payId);
    expect(paid).toMatchObject({ payState: 2, payAmount: amount, payChannel, refundAmount: 0, refundText: '' });
    expect(paid.orders).toMatchObject([{ bizType, orderNo, uniqueId: '', amount, state: 2, failReason: '' }]);
    expect(outside(payId)).toEqual(payChannel === 6 ? [] : [amount]);
    if (payChannel === 6) expect(wallet.balance).toBe(before - amount);
    expect(await refused()).toBe('0x10d7500003');
    const [order] = paid.orders;
    expect(order?.title).not.toBe('');
    if (name !== 'recharge') expect(order?.parkName).not.toBe('');
    if (name !== 'recharge' && name !== 'merchantCoupons') expect(order?.formatPlateNo).toMatch(/^粤B·/);
  });

  test('is refused to another driver, for another amount, without a channel, and by a coupon that is not for it', async () => {
    const { client, refused, opened, amount, bizType, orderNo } = buyer(name);
    const other = sellingClient(huang.phone, client);
    const theirs = { orderNo, bizType, payAmount: amount, payChannel: 3, couponIds: [], requestId: 'theirs' };
    expect((await other.refusal('POST', 'charge/v2/api/payCharges', theirs))[0]).toBe('0x10d7500001');
    expect(await refused({ payAmount: amount + 1 })).toBe('0x10d7500002');
    expect(await refused({ payChannel: 0 })).toBe('0x10d750000a');
    expect(await refused({ couponIds: ['coupon-1'] })).toBe('0x10d7500006');
    await opened();
  });

  test('a closed payment that is paid after all is booked while the order is open', async () => {
    const { world, opened, sync, amount, outside, refused } = buyer(name);
    const payId = await opened();
    cancelAtCashier(world, payId);
    expect(await sync(payId)).toMatchObject({ payState: 4, refundAmount: 0 });
    payClosedLate(world, payId, 20 * SECOND_MS);
    expect((await sync(payId)).payState).toBe(4);
    world.clock.advance(20 * SECOND_MS);
    expect(await sync(payId)).toMatchObject({ payState: 2, payAmount: amount, failReason: '', refundAmount: 0 });
    expect(outside(payId)).toEqual([amount]);
    payClosedLate(world, payId);
    payAtCashier(world, payId);
    expect(outside(payId)).toEqual([amount]);
    expect(await refused()).toBe('0x10d7500003');
  });

  test('paid twice: the later money goes back, and where it stands is told', async () => {
    const { world, opened, sync, amount, outside, wait } = buyer(name);
    const first = await opened();
    const second = await opened({ payChannel: 2 });
    expect((await sync(first)).payState).toBe(4);
    payAtCashier(world, second);
    payClosedLate(world, first);
    expect(await sync(first)).toMatchObject({
      payState: 5,
      payStateText: '退款中',
      failReason: DUPLICATE,
      payAmount: amount,
      refundAmount: amount,
      refundText: '退款处理中，1–3个工作日到账',
      orders: [{ state: 5, failReason: DUPLICATE }],
    });
    expect(outside(first)).toEqual([amount, -amount]);
    wait(MINUTE_MS);
    expect(await sync(first)).toMatchObject({
      payState: 6,
      refundAmount: amount,
      refundText: '已退回微信零钱',
      orders: [{ state: 6 }],
    });
    const kept = await sync(second);
    expect(kept).toMatchObject({ payState: 2, failReason: '', refundAmount: 0 });
  });

  test('late money that is booked first sends the money back that is still under way', async () => {
    const { world, opened, sync, outside, amount, wait } = buyer(name);
    const first = await opened();
    const second = await opened({ payChannel: 2 });
    payAtCashier(world, second, 20 * SECOND_MS);
    payClosedLate(world, first, 5 * SECOND_MS);
    wait(20 * SECOND_MS);
    expect((await sync(first)).payState).toBe(2);
    expect(await sync(second)).toMatchObject({ payState: 5, failReason: DUPLICATE, refundAmount: amount });
    expect(outside(second)).toEqual([amount, -amount]);
  });
});

describe.each(held)('%s, which is held', (name) => {
  test('cannot be paid once its hold has run out, and late money goes back', async () => {
    const { world, opened, refused, sync, wait } = buyer(name, 'shortHold');
    const payId = await opened();
    cancelAtCashier(world, payId);
    wait(MINUTE_MS - 1);
    const last = await opened();
    wait(1);
    expect(await refused({ requestId: 'after' })).toBe('0x10d7500009');
    wait(3 * MINUTE_MS);
    for (const late of [payId, last]) {
      expect((await sync(late)).payState).toBe(4);
      payClosedLate(world, late);
      expect(await sync(late)).toMatchObject({ payState: 5, failReason: CLOSED });
    }
    wait(MINUTE_MS);
    for (const late of [payId, last]) expect((await sync(late)).payState).toBe(6);
  });

  test('money that was paid in time and settles after the hold is booked', async () => {
    const { world, opened, sync, amount, wait } = buyer(name, 'shortHold');
    const payId = await opened();
    payAtCashier(world, payId, 5 * MINUTE_MS);
    wait(4 * MINUTE_MS);
    expect((await sync(payId)).payState).toBe(1);
    wait(MINUTE_MS);
    expect(await sync(payId)).toMatchObject({ payState: 2, payAmount: amount, refundAmount: 0 });
  });

  test('money for an open payment whose order has closed is returned, or for a recharge booked', async () => {
    const { world, opened, sync, amount, wait } = buyer(name, 'shortHold');
    const payId = await opened();
    wait(2 * MINUTE_MS);
    payAtCashier(world, payId);
    expect(await sync(payId)).toMatchObject(
      name === 'recharge'
        ? { payState: 2, refundAmount: 0 }
        : { payState: 5, failReason: CLOSED, refundAmount: amount, orders: [{ state: 5, failReason: CLOSED }] },
    );
  });
});

test('the settings: a closed order takes money at the cashier, and a refund takes its time', async () => {
  const { world, opened, sync, wait } = buyer('merchantCoupons', 'closedPaymentTakesMoney');
  world.settings.refundAfterMs = 10 * MINUTE_MS;
  const first = await opened();
  payAtCashier(world, await opened());
  payAtCashier(world, first);
  wait(9 * MINUTE_MS);
  expect((await sync(first)).payState).toBe(5);
  wait(MINUTE_MS);
  expect((await sync(first)).payState).toBe(6);
});
