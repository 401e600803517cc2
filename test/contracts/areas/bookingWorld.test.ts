import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import type { Booking } from '@/services/booking/bookings';
import type { EvasionCar, ParkingLock, ParkingLockWithPastCommands } from '@/services/booking/locks';

import { signInAs } from '../../../mocks/world/account/tokens';
import { enterBooking, leaveBooking } from '../../../mocks/world/booking/bookingCourse';
import { BOOKING_SEED } from '../../../mocks/world/booking/bookingSeed';
import { setLock } from '../../../mocks/world/booking/locks';
import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { openPayment, payAtCashier } from '../../../mocks/world/money/payments';
import { walletOf } from '../../../mocks/world/money/wallets';
import { mockClient } from '../mockClient';

const { lin, chen, huang } = DRIVERS;
const TODAY = '2026-03-10';
const MALL_DAY = { parkId: LOTS.mall, packageId: BOOKING_SEED.mallDay, bookDate: '2026-03-11' };
const EVENING = { parkId: LOTS.city, packageId: BOOKING_SEED.evening, bookDate: TODAY };
interface Page<T> {
  list: T[];
  lastId: number;
  hasMore: 0 | 1;
}

/** Calls of the booking service as one driver. */
function bookingClient(phone: string | null = lin.phone, client = mockClient()) {
  const token = phone === null ? undefined : signInAs(client.world, phone).token;
  const ask = (name: string, body: object = {}) =>
    client.call('POST', `api/v1/${name}`, {
      ...(token === undefined ? {} : { token }),
      body: { thirdId: 'openid-wx-1', ...body },
    });
  const read = async <T>(name: string, body: object = {}): Promise<T> => {
    const { code, msg, data } = await ask(name, body);
    expect([name, code, msg]).toEqual([name, '200', '']);
    return data as T;
  };
  const refused = async (name: string, body: object = {}) => {
    const { code, msg } = await ask(name, body);
    return [code, msg];
  };
  return { ...client, ask, read, refused };
}
type Client = ReturnType<typeof bookingClient>;

const book = ({ read }: Client, more: object = {}) =>
  read<Booking>('createBookOrder', {
    ...EVENING,
    berthId: 'berth-city-1',
    plateNo: PLATES.period,
    payAmount: 1_500,
    ...more,
  });

function pay({ world }: Client, { bookOrderNo, payFee }: Booking, payChannel: 3 | 6 = 6): string {
  const { payId } = openPayment(
    world,
    {
      items: [{ bizType: 6, orderNo: bookOrderNo, payAmount: payFee }],
      isBatch: false,
      totalAmount: payFee,
      payChannel,
      couponIds: [],
      requestId: `request-${bookOrderNo}`,
      returnPath: '/home',
    },
    lin.driverId,
  );
  if (payChannel !== 6) payAtCashier(world, payId);
  return payId;
}

const stateOf = async ({ read }: Client, { bookOrderNo }: Booking) =>
  (await read<Booking>('getBookOrderDetailInfo', { bookOrderNo })).state;

test.each([
  'getParkDetail',
  'getBookOrderList',
  'getUserLockList',
  'controlZigbeeLock',
  'getUserDetailInfo',
  'getLoginState',
])('%s: a visitor is refused', async (name) => {
  expect((await bookingClient(null).ask(name)).code).toBe('401');
});

test('every call must carry thirdId, and a refusal names the wrong field', async () => {
  const { refused } = bookingClient();
  expect(await refused('getAllPlateInfo', { thirdId: 7 })).toEqual(['0x0000401', '参数错误：thirdId']);
  expect(await refused('getBookPackageInfo', { parkId: LOTS.city, bookDate: 'tomorrow' })).toEqual([
    '0x0000401',
    '参数错误：bookDate',
  ]);
});

describe('lots and berths', () => {
  test('lots by name and by place; the recommended lots exclude the full lot itself', async () => {
    const { read } = bookingClient();
    const names = async (name: string, body: object) =>
      (await read<Page<{ parkId: string }>>(name, body)).list.map(({ parkId }) => parkId);
    expect(await names('getBookableParksByName', { parkName: '', lastId: 0, pageSize: 9999 })).toEqual([
      LOTS.city,
      LOTS.mall,
    ]);
    expect(await names('getBookableParksByName', { parkName: '书城', lastId: 0, pageSize: 9999 })).toEqual([LOTS.mall]);
    const near = { longitude: 114.0625, latitude: 22.5443 };
    expect(await names('getBookableParksByLocation', near)).toEqual([LOTS.mall, LOTS.city]);
    expect(await names('getRecommendParkingList', { parkId: LOTS.city })).toEqual([LOTS.mall]);
  });

  test('a booking takes a berth and a place of its package until it is cancelled', async () => {
    const client = bookingClient();
    const { read } = client;
    const left = async () => {
      const { list } = await read<Page<{ packageId: string; leftNum: number }>>('getBookPackageInfo', {
        parkId: LOTS.mall,
        bookDate: MALL_DAY.bookDate,
      });
      return list.find(({ packageId }) => packageId === BOOKING_SEED.mallDay)?.leftNum;
    };
    const best = async () =>
      (await read<{ berth: { berthId: string } | null }>('getRecommendBerthInfo', MALL_DAY)).berth?.berthId;
    expect([await left(), await best()]).toEqual([2, 'berth-mall-1']);
    const asked = { ...MALL_DAY, payAmount: 3_000, plateNo: PLATES.running };
    const booked = await book(client, { ...asked, berthId: 'berth-mall-1' });
    expect([await left(), await best()]).toEqual([1, 'berth-mall-2']);
    const { list } = await read<Page<{ berthId: string; state: number }>>('getBerthInfo', MALL_DAY);
    expect(list.map(({ state }) => state)).toEqual([2, 1, 1]);
    await book(client, { ...asked, plateNo: PLATES.free, berthId: 'berth-mall-2' });
    // There are three berths, but the package may be sold only twice a day.
    expect(await left()).toBe(0);
    expect(
      await client.refused('createBookOrder', { ...asked, plateNo: PLATES.period, berthId: 'berth-mall-3' }),
    ).toEqual(['0x1310501001', '该时段已约满']);
    await read('cancelBookOrder', { bookOrderNo: booked.bookOrderNo, deductFee: 0 });
    expect(await left()).toBe(1);
  });

  test.each([
    ['a taken berth', { berthId: 'berth-city-1' }, '0x1310501001'],
    ['a berth of another kind', { berthId: 'berth-city-7' }, '0x0000401'],
    ['another car’s plate', { berthId: 'berth-city-2', plateNo: '粤A33333' }, '0x10d7500001'],
    ['another price', { berthId: 'berth-city-2', payAmount: 1 }, '0x10d7500002'],
    ['a date of last week', { berthId: 'berth-city-2', bookDate: '2026-03-03' }, '0x0000401'],
    ['a date in a month', { berthId: 'berth-city-2', bookDate: '2026-04-10' }, '0x0000401'],
    ['a time that has passed', { berthId: 'berth-city-2', packageId: BOOKING_SEED.morning }, '0x1310501001'],
    [
      'the same car twice at a time',
      { berthId: 'berth-city-2', plateNo: PLATES.period, payAmount: 1_500 },
      '0x1310501002',
    ],
  ])('%s is refused', async (_, more, code) => {
    const client = bookingClient();
    await book(client);
    const asked = { ...EVENING, plateNo: PLATES.free, payAmount: 1_500, ...more };
    expect((await client.ask('createBookOrder', asked)).code).toBe(code);
  });
});

describe('a booking in time', () => {
  test('an unpaid booking is held for five minutes, then releases its berth', async () => {
    const client = bookingClient();
    const booked = await book(client);
    expect([booked.state, booked.canPay, booked.payDeadlineTime]).toEqual([1, 1, '2026-03-10 12:05:00']);
    client.world.clock.advance(5 * MINUTE_MS - 1);
    expect(await stateOf(client, booked)).toBe(1);
    client.world.clock.advance(1);
    expect(await stateOf(client, booked)).toBe(5);
    expect(() => pay(client, booked)).toThrow('无需支付');
  });

  test('money that arrives after the booking was closed is refunded', async () => {
    const client = bookingClient();
    const { world } = client;
    const booked = await book(client);
    world.clock.advance(4 * MINUTE_MS);
    const { payId } = openPayment(
      world,
      {
        items: [{ bizType: 6, orderNo: booked.bookOrderNo, payAmount: booked.payFee }],
        isBatch: false,
        totalAmount: booked.payFee,
        payChannel: 3,
        couponIds: [],
        requestId: 'late',
        returnPath: '/home',
      },
      lin.driverId,
    );
    world.clock.advance(2 * MINUTE_MS);
    const payment = payAtCashier(world, payId);
    expect([payment.state, payment.failReason]).toEqual([5, '订单已关闭，款项原路退回']);
    const takings = world.tables.takings.filter((row) => row.payId === payId).map(({ cents }) => cents);
    expect(takings).toEqual([1_500, -1_500]);
    expect(await stateOf(client, booked)).toBe(5);
    world.clock.advance(MINUTE_MS);
    expect(payment.state).toBe(6);
  });

  test.each([
    ['in time, for nothing', 0, 0],
    ['late, for half the fee', 330, 250],
    ['after its time has begun, for all of it', 361, 500],
  ])('cancelled %s; the rest is refunded to the wallet', async (_, minutes, deductFee) => {
    const client = bookingClient();
    const { world } = client;
    const wallet = walletOf(world, lin.driverId);
    const before = wallet.balance;
    const booked = await book(client);
    pay(client, booked);
    expect(wallet.balance).toBe(before - 1_500);
    world.clock.advance(minutes * MINUTE_MS);
    const again = bookingClient(lin.phone, client); // the first token has expired by now
    const preview = await again.read<{ refundFee: number; deductFee: number }>('previewBookOrderCancelResult', {
      bookOrderNo: booked.bookOrderNo,
    });
    expect(preview).toMatchObject({ deductFee, refundFee: 1_500 - deductFee, countToday: 0, limitToday: 3 });
    expect(
      (await again.ask('cancelBookOrder', { bookOrderNo: booked.bookOrderNo, deductFee: deductFee + 1 })).code,
    ).toBe('0x10d7500002');
    const cancelled = await again.read<Booking>('cancelBookOrder', { bookOrderNo: booked.bookOrderNo, deductFee });
    expect([cancelled.state, cancelled.refundFee]).toEqual([8, 1_500 - deductFee]);
    expect(wallet.balance).toBe(before - 1_500);
    world.clock.advance(MINUTE_MS);
    expect(await stateOf(again, booked)).toBe(9);
    expect(wallet.balance).toBe(before - deductFee);
    expect(wallet.ledger.at(-1)).toMatchObject({ cents: 1_500 - deductFee, bizType: 6 });
  });

  test('a fourth cancellation on one day is refused', async () => {
    const client = bookingClient();
    for (const berthId of ['berth-city-1', 'berth-city-2', 'berth-city-4']) {
      const booked = await book(client, { berthId });
      pay(client, booked, 3);
      await client.read('cancelBookOrder', { bookOrderNo: booked.bookOrderNo, deductFee: 0 });
    }
    const booked = await book(client);
    pay(client, booked, 3);
    expect(await client.refused('cancelBookOrder', { bookOrderNo: booked.bookOrderNo, deductFee: 0 })).toEqual([
      '0x1310501002',
      '今日取消次数已用完',
    ]);
  });

  test('a no-show loses the deposit; a driver who overstays pays from it', async () => {
    const client = bookingClient();
    const { world } = client;
    const [seeded] = (await client.read<Page<Booking>>('getBookOrderList', { lastId: 0, pageSize: 15, state: 2 })).list;
    if (seeded === undefined) throw new Error('no seeded booking');
    const missed = await book(client);
    pay(client, missed, 3);
    expect(() => enterBooking(world, seeded.bookOrderNo)).toThrow('地锁未降下');
    await client.read('controlZigbeeLock', { lockId: BOOKING_SEED.bookedLock, cmd: 1 });
    world.clock.advance(10 * SECOND_MS);
    enterBooking(world, seeded.bookOrderNo);
    world.clock.advance(7 * HOUR_MS);
    const later = bookingClient(lin.phone, client);
    expect(await stateOf(later, missed)).toBe(6);
    const staying = await later.read<Booking>('getBookOrderDetailInfo', { bookOrderNo: seeded.bookOrderNo });
    // Booked until 18:00. It is now 19:00 and ten seconds, so the second hour has begun.
    expect([staying.state, staying.overtimeFee]).toEqual([3, 1_200]);
    leaveBooking(world, seeded.bookOrderNo);
    expect(await stateOf(later, seeded)).toBe(7);
  });

  test('the rest of the deposit is refunded when the car drives out', async () => {
    const client = bookingClient();
    const { world } = client;
    const evening = await book(client);
    pay(client, evening);
    world.tables.booking.locks = world.tables.booking.locks.filter(({ lockId }) => lockId !== 'lock-city-1');
    const before = walletOf(world, lin.driverId).balance;
    world.clock.advance(6 * HOUR_MS);
    enterBooking(world, evening.bookOrderNo);
    world.clock.advance(4.5 * HOUR_MS);
    leaveBooking(world, evening.bookOrderNo);
    const later = bookingClient(lin.phone, client);
    expect(await later.read<Booking>('getBookOrderDetailInfo', { bookOrderNo: evening.bookOrderNo })).toMatchObject({
      state: 4,
      overtimeFee: 600,
      refundFee: 400,
      exitTime: '2026-03-10 22:30:00',
    });
    world.clock.advance(MINUTE_MS);
    expect(walletOf(world, lin.driverId).balance).toBe(before + 400);
  });

  test('pages by lastId hold every booking once, newest first, and the list ends', async () => {
    const client = bookingClient();
    const seen: string[] = [];
    const sizes: number[] = [];
    let next: Pick<Page<Booking>, 'lastId' | 'hasMore'> = { lastId: 0, hasMore: 1 };
    while (next.hasMore === 1) {
      const page = await client.read<Page<Booking>>('getBookOrderList', { lastId: next.lastId, pageSize: 15 });
      seen.push(...page.list.map(({ bookOrderNo }) => bookOrderNo));
      sizes.push(page.list.length);
      if (next.lastId === 0) await book(client); // a new row in the meantime moves no row to another page
      next = page;
    }
    expect(sizes).toEqual([15, 5]);
    expect(new Set(seen).size).toBe(20);
    expect(seen).toEqual(
      client.world.tables.booking.orders
        .slice(0, 20)
        .map(({ bookOrderNo }) => bookOrderNo)
        .reverse(),
    );
  });

  test('another driver’s booking cannot be read, paid or cancelled', async () => {
    const client = bookingClient();
    const booked = await book(client);
    const other = bookingClient(huang.phone, client);
    const { bookOrderNo } = booked;
    expect((await other.ask('getBookOrderDetailInfo', { bookOrderNo })).code).toBe('0x10d7500001');
    expect((await other.ask('cancelBookOrder', { bookOrderNo, deductFee: 0 })).code).toBe('0x10d7500001');
    const body = {
      bizType: 6,
      orderNo: bookOrderNo,
      payAmount: 1_500,
      payChannel: 3,
      couponIds: [],
      requestId: 'other',
      openid: '',
      returnUrl: '',
    };
    const token = signInAs(client.world, huang.phone).token;
    expect((await client.call('POST', 'charge/v2/api/payCharges', { token, body })).code).toBe('0x10d7500001');
  });
});

describe('a lock', () => {
  const LOCK = { lockId: BOOKING_SEED.bookedLock };
  const look = ({ read }: Client, lockId: string = LOCK.lockId) => read<ParkingLock>('getZigbeeLockState', { lockId });

  test('moves for seconds, and reports its new position only afterwards', async () => {
    const client = bookingClient();
    expect(await look(client)).toMatchObject({ lockState: 50, canControl: 1, lastCmdState: 0, batteryPercent: 86 });
    const { cmdId } = await client.read<{ cmdId: string }>('controlZigbeeLock', { ...LOCK, cmd: 1 });
    expect(await look(client)).toMatchObject({ lockState: 20, lastCmdId: cmdId, lastCmd: 1, lastCmdState: 1 });
    expect(await client.refused('controlZigbeeLock', { ...LOCK, cmd: 2 })).toEqual([
      '0x1310501003',
      '地锁正在移动，请稍候',
    ]);
    client.world.clock.advance(2 * SECOND_MS);
    expect(await look(client)).toMatchObject({ lockState: 20, lastCmdState: 2, canControl: 0 });
    client.world.clock.advance(6 * SECOND_MS);
    expect(await look(client)).toMatchObject({
      lockState: 10,
      lockStateText: '已降下',
      lastCmdState: 3,
      batteryPercent: 85,
    });
  });

  test('jams when the world says so, and works again once it is freed', async () => {
    const client = bookingClient();
    setLock(client.world, LOCK.lockId, { jams: true });
    await client.read('controlZigbeeLock', { ...LOCK, cmd: 1 });
    client.world.clock.advance(8 * SECOND_MS);
    expect(await look(client)).toMatchObject({
      lockState: 90,
      lastCmdState: 4,
      failReason: '锁臂受阻，请检查车位后重试',
    });
    setLock(client.world, LOCK.lockId, { jams: false });
    await client.read('controlZigbeeLock', { ...LOCK, cmd: 1 });
    client.world.clock.advance(8 * SECOND_MS);
    expect(await look(client)).toMatchObject({ lockState: 10, lastCmdState: 3 });
  });

  test('that goes offline while moving reports nothing; offline it accepts no command', async () => {
    const client = bookingClient();
    await client.read('controlZigbeeLock', { ...LOCK, cmd: 1 });
    setLock(client.world, LOCK.lockId, { isOnline: false });
    client.world.clock.advance(14 * SECOND_MS);
    expect(await look(client)).toMatchObject({ lockState: 0, online: 0, lastCmdState: 2 });
    client.world.clock.advance(SECOND_MS);
    expect(await look(client)).toMatchObject({ lockState: 0, lastCmdState: 5, failReason: '地锁没有响应' });
    expect((await client.ask('controlZigbeeLock', { ...LOCK, cmd: 1 })).code).toBe('0x1310501003');
  });

  test('names its last commands, newest first, ten of more', async () => {
    const client = bookingClient();
    const read = async (lockId: string) =>
      (await client.read<ParkingLockWithPastCommands>('getZigbeeLockState', { lockId })).commands;
    expect((await read(BOOKING_SEED.ownLock)).map(({ cmd, cmdState }) => [cmd, cmdState])).toEqual([
      [2, 3],
      [1, 3],
      [1, 4],
    ]);
    expect(await read(LOCK.lockId)).toEqual([]);
    for (let moves = 0; moves < 6; moves += 1) {
      for (const cmd of [1, 2]) {
        await client.read('controlZigbeeLock', { ...LOCK, cmd });
        client.world.clock.advance(8 * SECOND_MS);
      }
    }
    const { cmdId } = await client.read<{ cmdId: string }>('controlZigbeeLock', { ...LOCK, cmd: 1 });
    const commands = await read(LOCK.lockId);
    expect(commands).toHaveLength(10);
    expect(commands[0]).toMatchObject({ cmdId, cmd: 1, cmdState: 1, failReason: '' });
    expect(commands[1]).toMatchObject({ cmd: 2, cmdState: 3 });
  });

  test('is not raised under a car, not moved without a right, too early or with an empty battery', async () => {
    const client = bookingClient();
    const own = { lockId: BOOKING_SEED.ownLock };
    const berth = client.world.tables.booking.berths.find(({ berthId }) => berthId === BOOKING_SEED.ownBerth);
    await client.read('controlZigbeeLock', { ...own, cmd: 1 });
    client.world.clock.advance(8 * SECOND_MS);
    if (berth !== undefined) berth.carPlateNo = PLATES.free;
    expect((await look(client, own.lockId)).hasCar).toBe(1);
    expect(await client.refused('controlZigbeeLock', { ...own, cmd: 2 })).toEqual([
      '0x1310501003',
      '车位上有车，不能升锁',
    ]);
    expect((await client.ask('getZigbeeLockState', { lockId: BOOKING_SEED.otherLock })).code).toBe('0x10d7500001');
    expect((await client.ask('controlZigbeeLock', { lockId: 'lock-city-1', cmd: 1 })).code).toBe('0x10d7500001');
    const early = await book(client);
    pay(client, early, 3);
    expect(await client.refused('controlZigbeeLock', { lockId: 'lock-city-1', cmd: 1 })).toEqual([
      '0x1310501003',
      '未到可控制时间',
    ]);
    setLock(client.world, LOCK.lockId, { batteryPercent: 5 });
    expect(await look(client)).toMatchObject({ canControl: 0, controlTip: '地锁电量不足，请联系现场人员' });
  });

  test('is listed while the driver has a right to it', async () => {
    const client = bookingClient();
    const ids = async () => (await client.read<Page<ParkingLock>>('getUserLockList')).list.map(({ lockId }) => lockId);
    expect(await ids()).toEqual([BOOKING_SEED.bookedLock, BOOKING_SEED.ownLock]);
    const [seeded] = (await client.read<Page<Booking>>('getBookOrderList', { lastId: 0, pageSize: 1 })).list;
    await client.read('cancelBookOrder', { bookOrderNo: seeded?.bookOrderNo, deductFee: 400 });
    expect(await ids()).toEqual([BOOKING_SEED.ownLock]);
  });
});

describe('owners and users', () => {
  test('an evasion is released once, by its owner, and the counters follow', async () => {
    const client = bookingClient();
    const count = async () => (await client.read<{ evasionNum: number }>('getUserCenterData')).evasionNum;
    const { list, hasMore } = await client.read<Page<EvasionCar>>('getEvasionCarList', { lastId: 0, pageSize: 2 });
    expect([list.map(({ state }) => state), hasMore, await count()]).toEqual([[1, 1], 1, 2]);
    const { evasionId } = list[0] ?? { evasionId: '' };
    expect((await bookingClient(huang.phone, client).ask('cancelControl', { evasionId })).code).toBe('0x10d7500001');
    expect(await client.read<EvasionCar>('cancelControl', { evasionId })).toMatchObject({ state: 2 });
    expect((await client.ask('cancelControl', { evasionId })).code).toBe('0x1310501002');
    expect(await count()).toBe(1);
  });

  test('tells which drivers have a berth of their own', async () => {
    const client = bookingClient();
    expect(await client.read('hasRegisteredBerth')).toMatchObject({
      registered: 1,
      list: [{ berthNo: 'C018', lockId: BOOKING_SEED.ownLock }],
    });
    const other = bookingClient(chen.phone, client);
    expect(await other.read('hasRegisteredBerth')).toMatchObject({ registered: 0, list: [] });
    expect(await other.read('getAllPlateInfo')).toEqual({ list: [], lastId: 0, hasMore: 0 });
  });

  test('name and identity number are changed according to the rules, and shown masked', async () => {
    const client = bookingClient();
    const change = (body: object) => client.ask('updateDriverUserInfo', body);
    expect(await change({ name: '林/晓' })).toMatchObject({ code: '0x0000401' });
    expect(await change({ idCardNo: '110105194912310020' })).toMatchObject({ msg: '身份证号非法' });
    expect((await change({ name: '林小晓' })).data).toMatchObject({ name: '林小晓', idCardNo: '1101**********002X' });
    expect(await client.read('getUserDetailInfo', { type: 1 })).toMatchObject({
      name: '林小晓',
      phone: '138****8000',
      idCardNo: '',
    });
  });

  test("a phone is bound with its code, but not another driver's phone", async () => {
    const client = bookingClient();
    const bind = (phone: string, verifyCode = '123456') => client.refused('bindPhone', { phone, verifyCode });
    expect(await bind(huang.phone)).toEqual(['0xd12501013', '该手机号已绑定其他账号']);
    expect(await bind('13500135000', '000000')).toEqual(['0xd12501015', '验证码不正确或已过期']);
    expect(await bind('13500135000')).toEqual(['200', '']);
    expect(await client.read('getUserDetailInfo', { type: 1 })).toMatchObject({ phone: '135****5000' });
  });

  test('the login state says whether thirdId is this driver’s', async () => {
    const client = bookingClient();
    expect(await client.read('getLoginState')).toEqual({ isLogin: 1, isBound: 1, driverId: lin.driverId });
    expect(await client.read('getLoginState', { thirdId: 'openid-wx-9' })).toMatchObject({ isBound: 0 });
  });
});
