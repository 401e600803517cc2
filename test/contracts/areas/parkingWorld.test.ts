import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { goldPlanCode } from '../../../mocks/world/money/goldPlan';
import { openRecharge } from '../../../mocks/world/wallet/recharges';
import { mockClient } from '../mockClient';

const CHARGE = 'charge/v2/api';
const RUNNING = { uniqueId: 'stay-0001', parkId: LOTS.city };
/** 12.00 owed for the roadside lot, 10.00 for the mall. */
const OWED = { uniqueId: 'stay-0004', parkId: LOTS.roadside };
const OWED_TOO = { uniqueId: 'stay-0005', parkId: LOTS.mall };
/** Paid at the exit. The second one has no appeal. */
const PAID_TOO = { uniqueId: 'stay-0007', parkId: LOTS.mall };
const HUANGS = { uniqueId: 'stay-0013', parkId: LOTS.hospital };
const NOT_FOUND = '0x10d7500001';

const query = (key: object) => new URLSearchParams(Object.entries(key) as [string, string][]).toString();

function start(options: Parameters<typeof mockClient>[0] = {}, phone: string = DRIVERS.lin.phone) {
  const client = mockClient(options);
  let { token } = signInAs(client.world, phone);
  const send = (method: string, path: string, body?: object) =>
    client.call(method, `${CHARGE}/${path}`, { token, ...(body === undefined ? {} : { body }) });
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const { code, msg, data } = await send(method, path, body);
    expect([code, msg]).toEqual(['200', '']);
    return data as T;
  };
  const refuse = async (method: string, path: string, body?: object) => {
    const { code, msg } = await send(method, path, body);
    return [code, msg];
  };
  /** A token does not live for a whole day. */
  const wait = (ms: number) => {
    client.world.clock.advance(ms);
    ({ token } = signInAs(client.world, phone));
  };
  return { ...client, ask, refuse, wait };
}
type Started = ReturnType<typeof start>;

interface Bill {
  uniqueId: string;
  parkFee: number;
  totalFee: number;
  paidFee: number;
  refundFee: number;
  orderState: number;
  arrearsState: number;
  appealState: number;
  canPay: number;
  canAppeal: number;
  canInvoice: number;
  canEvaluate: number;
}
interface Page<T> {
  results: T[];
  total: number;
}
const billOf = ({ ask }: Started, key: object) => ask<Bill>('POST', 'parkOrders/msp/detail', key);
const billsOf = async ({ ask }: Started, requestType: number, more = '') =>
  (await ask<Page<Bill>>('GET', `parkOrders/msp?requestType=${requestType}&pageNo=1&pageSize=999${more}`)).results.map(
    ({ uniqueId }) => uniqueId,
  );

describe('stays', () => {
  test('requestType: parked, arrears and finished together hold every stay once', async () => {
    const started = start();
    const [parked, arrears, finished, all] = await Promise.all([1, 2, 3, 4].map((type) => billsOf(started, type)));
    expect(parked).toHaveLength(3);
    expect(arrears).toEqual([OWED.uniqueId, OWED_TOO.uniqueId]);
    expect(finished).toEqual(['stay-0006', PAID_TOO.uniqueId]);
    expect([...(parked ?? []), ...(arrears ?? []), ...(finished ?? [])].sort()).toEqual([...(all ?? [])].sort());
  });

  test('by month: only stays that began in it', async () => {
    const started = start();
    expect(await billsOf(started, 4, '&month=2026-03')).toHaveLength(7);
    expect(await billsOf(started, 4, '&month=2026-02')).toEqual([]);
  });

  test('我已离场 ends a stay; the fee so far is owed and stops growing', async () => {
    const started = start();
    const ended = await started.ask('POST', 'driverActiveCarOut', RUNNING);
    expect(ended).toEqual({ ...RUNNING, exitTime: '2026-03-10 12:00:00', parkFee: 600 });
    started.wait(5 * HOUR_MS);
    expect(await billOf(started, RUNNING)).toMatchObject({ parkFee: 600, orderState: 5, arrearsState: 1 });
    expect(await billsOf(started, 1)).not.toContain(RUNNING.uniqueId);
    expect(await started.refuse('POST', 'driverActiveCarOut', RUNNING)).toEqual([
      '0x10d7500016',
      '车辆已离场，无需重复操作',
    ]);
  });

  test('a barrier is raised for a stay that owes nothing, and for no other', async () => {
    const started = start();
    expect(await started.refuse('POST', 'raiseBarrier', RUNNING)).toEqual([
      '0x10d750001a',
      '请先缴清停车费，再抬杆离场',
    ]);
    expect(await billsOf(started, 1)).toContain(RUNNING.uniqueId);
    const covered = { uniqueId: 'stay-0003', parkId: LOTS.office };
    expect(await started.ask('POST', 'raiseBarrier', covered)).toMatchObject({ ...covered, parkFee: 0 });
    expect(await billsOf(started, 1)).not.toContain(covered.uniqueId);
  });

  test('unfinished ones are counted for each plate and in all', async () => {
    const started = start();
    type Counted = { count: number; plates: { plateNo: string; unfinishedNum: number }[] };
    const counted = () => started.ask<Counted>('GET', 'parkOrders/msp/countUnfinished');
    const before = await counted();
    expect(before.count).toBe(5);
    expect(before.plates.map(({ plateNo, unfinishedNum }) => [plateNo, unfinishedNum])).toEqual([
      [PLATES.running, 2],
      [PLATES.free, 1],
      [PLATES.period, 2],
    ]);
    await started.ask('POST', 'payCharges', {
      ...OWED,
      payChannel: 6,
      couponIds: [],
      payAmount: 1200,
      openid: '',
      returnUrl: '',
      requestId: 'request',
    });
    expect((await counted()).count).toBe(4);
  });

  test('pictures: the entrance, the berth of a road, the exit', async () => {
    const { ask } = start();
    const kinds = async (key: object) =>
      (await ask<Page<{ picType: number }>>('GET', `parkOrders/msp/parkingPictures?${query(key)}`)).results.map(
        ({ picType }) => picType,
      );
    expect(await kinds(RUNNING)).toEqual([1]);
    expect(await kinds(OWED)).toEqual([1, 3, 2]);
  });
});

describe('ratings', () => {
  const rating = { score: 4, tags: ['车位好找'], content: '好停' };

  test('a paid stay is rated once; the rating is stored', async () => {
    const started = start();
    expect(await started.ask('POST', 'canbeEvaluate', PAID_TOO)).toMatchObject({
      canEvaluate: 1,
      reason: '',
      score: 0,
    });
    expect(await billOf(started, PAID_TOO)).toMatchObject({ canEvaluate: 1 });
    await started.ask('POST', 'evaluations', { ...PAID_TOO, ...rating });
    expect(await started.ask('POST', 'canbeEvaluate', PAID_TOO)).toMatchObject({
      ...rating,
      canEvaluate: 0,
      reason: '您已评价过本次停车',
      evaluateTime: '2026-03-10 12:00:00',
    });
    expect(await billOf(started, PAID_TOO)).toMatchObject({ canEvaluate: 0 });
    expect((await started.refuse('POST', 'evaluations', { ...PAID_TOO, ...rating }))[0]).toBe('0x10d7500017');
  });

  test('not before paying, not inside, and not after seven days', async () => {
    const started = start();
    expect(await started.ask('POST', 'canbeEvaluate', RUNNING)).toMatchObject({
      canEvaluate: 0,
      reason: '缴费后才能评价',
    });
    await started.ask('POST', 'payCharges', {
      ...RUNNING,
      payChannel: 6,
      couponIds: [],
      payAmount: (await billOf(started, RUNNING)).parkFee,
      openid: '',
      returnUrl: '',
      requestId: 'r',
    });
    expect(await started.ask('POST', 'canbeEvaluate', RUNNING)).toMatchObject({
      canEvaluate: 0,
      reason: '离场后才能评价',
    });
    started.wait(8 * 24 * HOUR_MS);
    expect(await started.ask('POST', 'canbeEvaluate', PAID_TOO)).toMatchObject({
      canEvaluate: 0,
      reason: '已超过评价期限',
    });
  });

  test.each([
    ['no star', { score: 0 }],
    ['a half star', { score: 4.5 }],
    ['an unknown tag', { tags: ['免费'] }],
    ['a novel', { content: '长'.repeat(201) }],
  ])('%s is refused', async (_name, wrong) => {
    const [code] = await start().refuse('POST', 'evaluations', { ...PAID_TOO, ...rating, ...wrong });
    expect(code).toBe('0x0000401');
  });
});

describe('appeals', () => {
  interface Appeal {
    appealId: string;
    state: number;
    resultFee: number;
    refundFee: number;
    timeline: { title: string; time: string }[];
    canCancel: number;
  }
  const objection = (key: object, reasonType: number) => ({
    ...key,
    reasonType,
    content: '',
    pictures: ['/__mocks/pictures/car-entry.svg'],
    contactPhone: DRIVERS.lin.phone,
  });
  const appealsOf = async ({ ask }: Started, key: object) =>
    (await ask<Page<Appeal>>('GET', `parkOrderAppeals/msp?${query(key)}`)).results;

  test('a bill under appeal is marked, stays in the arrears and cannot be paid', async () => {
    const started = start();
    const submitted = await started.ask('POST', 'parkOrderAppeals/msp', objection(OWED, 2));
    expect(submitted).toMatchObject({
      ...OWED,
      state: 1,
      reasonText: '时间错误',
      contactPhone: '138****8000',
      deadlineTime: '2026-03-13 12:00:00',
      canCancel: 1,
    });
    expect(await billOf(started, OWED)).toMatchObject({ orderState: 7, appealState: 1, canPay: 0, canAppeal: 0 });
    expect(await billsOf(started, 2)).toContain(OWED.uniqueId);
    const pay = { ...OWED, payChannel: 6, couponIds: [], payAmount: 1200, openid: '', returnUrl: '', requestId: 'r' };
    expect((await started.refuse('POST', 'payCharges', pay))[0]).toBe('0x10d7500013');
    expect((await started.refuse('POST', 'parkOrderAppeals/msp', objection(OWED, 1)))[0]).toBe('0x10d7500013');
  });

  test('advances with time: submitted, under review, upheld with half the fee', async () => {
    const started = start();
    await started.ask('POST', 'parkOrderAppeals/msp', objection(OWED, 2));
    started.wait(30 * MINUTE_MS);
    expect((await appealsOf(started, OWED))[0]).toMatchObject({ state: 2, resultFee: 0 });
    started.wait(20 * HOUR_MS);
    const [answered] = await appealsOf(started, OWED);
    expect(answered).toMatchObject({ state: 3, resultFee: 600, refundFee: 0, canCancel: 0 });
    expect(answered?.timeline.map(({ title, time }) => [title, time])).toEqual([
      ['已提交', '2026-03-10 12:00:00'],
      ['处理中', '2026-03-10 12:30:00'],
      ['申诉成立', '2026-03-11 08:00:00'],
    ]);
    expect(await billOf(started, OWED)).toMatchObject({ totalFee: 600, parkFee: 600, orderState: 5, canPay: 1 });
  });

  test('a waived bill owes nothing and is closed', async () => {
    const started = start();
    await started.ask('POST', 'parkOrderAppeals/msp', objection(OWED, 6));
    started.wait(20 * HOUR_MS);
    expect(await billOf(started, OWED)).toMatchObject({ parkFee: 0, orderState: 6, arrearsState: 4, appealState: 3 });
    expect(await billsOf(started, 2)).toEqual([OWED_TOO.uniqueId]);
    expect(await billsOf(started, 3)).toContain(OWED.uniqueId);
  });

  test('a payment of a waived bill is refunded to its source', async () => {
    const started = start();
    const paid = await billOf(started, PAID_TOO);
    const taken = () => started.world.tables.takings.reduce((sum, { cents }) => sum + cents, 0);
    const before = taken();
    await started.ask('POST', 'parkOrderAppeals/msp', objection(PAID_TOO, 5));
    started.wait(20 * HOUR_MS);
    expect(await appealsOf(started, PAID_TOO)).toMatchObject([{ state: 3, resultFee: 0, refundFee: paid.paidFee }]);
    expect(taken()).toBe(before - paid.paidFee);
    expect(await billOf(started, PAID_TOO)).toMatchObject({ paidFee: 0, refundFee: paid.paidFee, orderState: 6 });
    type Record = { uniqueId: string; payAmount: number; refundFee: number };
    const records = (await started.ask<Page<Record>>('GET', 'parkOrders/msp/payRecords')).results;
    expect(records.find(({ uniqueId }) => uniqueId === PAID_TOO.uniqueId)).toMatchObject({
      payAmount: paid.paidFee,
      refundFee: paid.paidFee,
    });
  });

  test('a coupon of a waived bill can be used again, and the bill cannot be rated', async () => {
    const started = start();
    type Offer = { couponId: string; discountFee: number };
    const [coupon] = (await started.ask<Page<Offer>>('GET', `parkOrders/msp/usableCoupons?${query(OWED)}`)).results;
    const { couponId = '', discountFee = 0 } = coupon ?? {};
    expect(discountFee).toBeGreaterThan(0);
    const payAmount = 1200 - discountFee;
    const pay = { ...OWED, payChannel: 6, couponIds: [couponId], payAmount, openid: '', returnUrl: '', requestId: 'r' };
    await started.ask('POST', 'payCharges', pay);
    const stateNow = () => started.world.tables.coupons.find((row) => row.couponId === couponId)?.state;
    expect(stateNow()).toBe(3);
    expect(await billOf(started, OWED)).toMatchObject({ canEvaluate: 1 });
    await started.ask('POST', 'parkOrderAppeals/msp', objection(OWED, 6));
    started.wait(20 * HOUR_MS);
    expect(stateNow()).toBe(1);
    expect(await billOf(started, OWED)).toMatchObject({ refundFee: payAmount, canEvaluate: 0 });
  });

  test('a bill paid from the balance is refunded by half into the wallet', async () => {
    const started = start();
    const pay = { ...OWED, payChannel: 6, couponIds: [], payAmount: 1200, openid: '', returnUrl: '', requestId: 'r' };
    await started.ask('POST', 'payCharges', pay);
    const balance = () =>
      started.world.tables.wallets.find(({ driverId }) => driverId === DRIVERS.lin.driverId)?.balance;
    expect(balance()).toBe(3800);
    await started.ask('POST', 'parkOrderAppeals/msp', objection(OWED, 3));
    started.wait(20 * HOUR_MS);
    expect(balance()).toBe(4400);
    expect(await billOf(started, OWED)).toMatchObject({
      totalFee: 600,
      paidFee: 600,
      refundFee: 600,
      parkFee: 0,
      orderState: 4,
    });
  });

  test('a rejected one changes nothing', async () => {
    const started = start();
    await started.ask('POST', 'parkOrderAppeals/msp', objection(OWED, 7));
    started.wait(20 * HOUR_MS);
    expect((await appealsOf(started, OWED))[0]).toMatchObject({ state: 4, resultFee: 1200 });
    expect(await billOf(started, OWED)).toMatchObject({ parkFee: 1200, orderState: 5, appealState: 4, canPay: 1 });
  });

  test('one that is withdrawn gets no answer, and the bill can be paid again', async () => {
    const started = start();
    const { appealId } = await started.ask<Appeal>('POST', 'parkOrderAppeals/msp', objection(OWED, 6));
    expect(await started.ask('PUT', `parkOrderAppeals/msp/${appealId}/cancel`)).toMatchObject({
      state: 5,
      canCancel: 0,
    });
    started.wait(20 * HOUR_MS);
    expect(await billOf(started, OWED)).toMatchObject({ parkFee: 1200, orderState: 5, canPay: 1 });
    expect((await started.refuse('PUT', `parkOrderAppeals/msp/${appealId}/cancel`))[0]).toBe('0x10d7500014');
  });

  test('a car that is still inside has no bill to appeal', async () => {
    const [code] = await start().refuse('POST', 'parkOrderAppeals/msp', objection(RUNNING, 2));
    expect(code).toBe('0x10d7500015');
  });

  test.each([
    ['an unknown reason', { reasonType: 99 }],
    ['five pictures', { pictures: ['1', '2', '3', '4', '5'] }],
    ['no phone', { contactPhone: '' }],
  ])('%s is refused', async (_name, wrong) => {
    const [code] = await start().refuse('POST', 'parkOrderAppeals/msp', { ...objection(OWED, 2), ...wrong });
    expect(code).toBe('0x0000401');
  });
});

describe('plates', () => {
  interface Plate {
    plateId: string;
    plateNo: string;
    isDefault: number;
    hasRunningBill: number;
    arrearsNum: number;
  }
  const DRIVER_PLATE = 'parkOrders/msp/driverPlate';
  const platesOf = async ({ ask }: Started) => (await ask<Page<Plate>>('GET', DRIVER_PLATE)).results;
  const newPlate = (plateNo: string, isDefault = 0) => ({ plateNo, plateColor: 1, carKind: 1, isDefault });

  test('each shows whether it is parked and what it owes', async () => {
    expect((await platesOf(start())).map(({ hasRunningBill, arrearsNum }) => [hasRunningBill, arrearsNum])).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  test('each shows the state of its papers, its valid passes and whether automatic payment is on', async () => {
    const started = start();
    const facts = async () =>
      (
        await started.ask<Page<{ certState: number; bagNum: number; withholdState: number }>>('GET', DRIVER_PLATE)
      ).results.map(({ certState, bagNum, withholdState }) => ({ certState, bagNum, withholdState }));
    const [running, , period] = await facts();
    expect(period?.bagNum).toBeGreaterThan(0);
    expect(running?.withholdState).toBe(0);
    const { token } = signInAs(started.world, DRIVERS.lin.phone);
    const opened = await started.call('POST', 'pay/v2/api/withholdings', {
      token,
      body: { plateId: 'plate-2', payChannels: [6], returnUrl: '' },
    });
    expect(opened.code).toBe('200');
    expect((await facts())[1]).toMatchObject({ withholdState: 1 });
  });

  test('binding a plate adds its bills; unbinding removes them', async () => {
    const started = start();
    const bound = await started.ask<Plate>('POST', DRIVER_PLATE, newPlate(PLATES.visitorMustSignIn));
    expect(await billsOf(started, 1)).toHaveLength(4);
    const [code, msg] = await started.refuse('DELETE', `${DRIVER_PLATE}/${bound.plateId}`);
    expect([code, msg]).toEqual(['0x10d7500011', '粤A·55555正在创新园会员停车场停车，离场后才能解绑']);
    await started.ask('POST', 'driverActiveCarOut', { uniqueId: 'stay-0012', parkId: LOTS.membersOnly });
    await started.ask('DELETE', `${DRIVER_PLATE}/${bound.plateId}`);
    expect((await platesOf(started)).map(({ plateNo }) => plateNo)).not.toContain(PLATES.visitorMustSignIn);
    expect(await billsOf(started, 4)).not.toContain('stay-0012');
  });

  test('exactly one is the default: the chosen one, the first one, the next one when it goes', async () => {
    const started = start({}, DRIVERS.chen.phone);
    const defaults = async () => (await platesOf(started)).filter(({ isDefault }) => isDefault === 1);
    const first = await started.ask<Plate>('POST', DRIVER_PLATE, newPlate('粤B00001'));
    const second = await started.ask<Plate>('POST', DRIVER_PLATE, newPlate('粤B00002'));
    expect(await defaults()).toMatchObject([{ plateId: first.plateId }]);
    await started.ask('PUT', `${DRIVER_PLATE}/${second.plateId}/default`);
    expect(await defaults()).toMatchObject([{ plateId: second.plateId }]);
    const third = await started.ask<Plate>('POST', DRIVER_PLATE, newPlate('粤B00003', 1));
    expect(await defaults()).toMatchObject([{ plateId: third.plateId }]);
    await started.ask('DELETE', `${DRIVER_PLATE}/${third.plateId}`);
    expect(await defaults()).toMatchObject([{ plateId: first.plateId }]);
  });

  test.each([
    ['another driver has it', '粤A33333', '0x10d7500010'],
    ['the driver has it already', PLATES.running, '0x10d7500019'],
    ['it is none', '粤BIO345', '0x0000401'],
  ])('refused when %s', async (_name, plateNo, expected) => {
    const started = start();
    expect((await started.refuse('POST', DRIVER_PLATE, newPlate(plateNo)))[0]).toBe(expected);
    expect(await platesOf(started)).toHaveLength(3);
  });

  test('at most five', async () => {
    const started = start();
    await started.ask('POST', DRIVER_PLATE, newPlate('粤B00001'));
    await started.ask('POST', DRIVER_PLATE, newPlate('粤B00002'));
    expect((await started.refuse('POST', DRIVER_PLATE, newPlate('粤B00003')))[0]).toBe('0x10d7500012');
  });
});

describe('orders', () => {
  test('orders of each area are listed under their state and found by number, by their buyer only', async () => {
    const started = start();
    const { orderNo } = openRecharge(started.world, DRIVERS.lin.driverId, '', 5_000);
    const numbers = async (requestType: number) =>
      (
        await started.ask<Page<{ orderNo: string }>>(
          'GET',
          `orderRecords?requestType=${requestType}&pageNo=1&pageSize=999`,
        )
      ).results.map((order) => order.orderNo);
    expect(await numbers(0)).toContain(orderNo);
    expect(await numbers(1)).toContain(orderNo);
    expect(await numbers(2)).not.toContain(orderNo);
    expect(await started.ask('GET', `orderRecords/${orderNo}`)).toMatchObject({
      bizType: 9,
      bizTypeText: '充值',
      totalFee: 5_000,
      paidFee: 0,
      orderState: 1,
      canPay: 1,
    });
    await started.ask('POST', 'payCharges', {
      orderNo,
      bizType: 9,
      payChannel: 3,
      couponIds: [],
      payAmount: 5_000,
      openid: '',
      returnUrl: '',
      requestId: 'request',
    });
    const payment = started.world.tables.payments.at(-1);
    await started.app.request('/__mocks/cashier/pay', {
      method: 'POST',
      body: JSON.stringify({ payId: payment?.payId }),
    });
    expect(await started.ask('GET', `orderRecords/${orderNo}`)).toMatchObject({
      orderState: 2,
      paidFee: 5_000,
      canPay: 0,
    });
    expect(await numbers(2)).toContain(orderNo);
    const { token } = signInAs(started.world, DRIVERS.chen.phone);
    expect((await started.call('GET', `${CHARGE}/orderRecords/${orderNo}`, { token })).code).toBe(NOT_FOUND);
  });
});

describe("the receipt in WeChat's frame", () => {
  const MERCHANT = '1900000109';
  const receipt = ({ call }: Started, payId: string, code: string) =>
    call(
      'GET',
      `${CHARGE}/payCharges/goldPlan?${query({ sub_mch_id: MERCHANT, out_trade_no: payId, check_code: code })}`,
    );

  test('opens with its code and without a session, and shows one payment', async () => {
    const started = start();
    const paid = started.world.tables.payments.find(({ payChannel }) => payChannel === 3);
    const payId = paid?.payId ?? '';
    const { code, data } = await receipt(started, payId, goldPlanCode(MERCHANT, payId));
    expect(code).toBe('200');
    expect(data).toMatchObject({ payId, payState: 2, payAmount: paid?.cents, formatPlateNo: '粤B·12345' });
  });

  test('a code of another payment, a changed code and a code for another channel are refused in the same way', async () => {
    const started = start();
    const idOf = (channel: number) =>
      started.world.tables.payments.find(({ payChannel }) => payChannel === channel)?.payId ?? '';
    const answers = [
      await receipt(started, idOf(3), goldPlanCode(MERCHANT, idOf(2))),
      await receipt(started, idOf(3), 'f'.repeat(32)),
      await receipt(started, idOf(2), goldPlanCode(MERCHANT, idOf(2))),
    ];
    expect(answers.map(({ code, msg }) => [code, msg])).toEqual(Array(3).fill(['0x10d7500018', '订单校验失败']));
  });
});

describe('access rights', () => {
  const appeal = { ...HUANGS, reasonType: 1, content: '', pictures: [], contactPhone: DRIVERS.lin.phone };
  const LOCKED: readonly { method: string; path: string; body?: object }[] = [
    { method: 'GET', path: 'parkOrders/msp/countUnfinished' },
    { method: 'GET', path: `parkOrders/msp/parkingPictures?${query(HUANGS)}` },
    { method: 'GET', path: `parkOrderAppeals/msp?${query(HUANGS)}` },
    { method: 'POST', path: 'parkOrderAppeals/msp', body: appeal },
    { method: 'PUT', path: 'parkOrderAppeals/msp/appeal-x/cancel' },
    { method: 'POST', path: 'driverActiveCarOut', body: HUANGS },
    { method: 'POST', path: 'raiseBarrier', body: HUANGS },
    { method: 'POST', path: 'canbeEvaluate', body: HUANGS },
    { method: 'POST', path: 'evaluations', body: { ...HUANGS, score: 5, tags: [], content: '' } },
    { method: 'GET', path: 'parkOrders/msp/driverPlate' },
    {
      method: 'POST',
      path: 'parkOrders/msp/driverPlate',
      body: { plateNo: '粤B00001', plateColor: 1, carKind: 1, isDefault: 0 },
    },
    { method: 'DELETE', path: 'parkOrders/msp/driverPlate/plate-4' },
    { method: 'PUT', path: 'parkOrders/msp/driverPlate/plate-4/default' },
    { method: 'GET', path: 'orderRecords?requestType=0' },
    { method: 'GET', path: 'orderRecords/order-x' },
  ];

  test.each(LOCKED)('$method $path needs a token', async ({ method, path, body }) => {
    const { call } = start();
    const { code } = await call(method, `${CHARGE}/${path}`, body === undefined ? {} : { body });
    expect(code).toBe('401');
  });

  /** The calls about one row. The other calls return the driver's own rows. */
  const ABOUT_ONE = LOCKED.filter(({ path }) => !/countUnfinished|driverPlate$|requestType/.test(path));
  test.each(ABOUT_ONE)(
    "$method $path: another driver's row is reported as not found",
    async ({ method, path, body }) => {
      expect((await start().refuse(method, path, body))[0]).toBe(NOT_FOUND);
    },
  );

  test("another driver's appeal cannot be withdrawn", async () => {
    const { refuse } = start({}, DRIVERS.huang.phone);
    expect((await refuse('PUT', 'parkOrderAppeals/msp/appeal-1/cancel'))[0]).toBe(NOT_FOUND);
  });
});
