/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import * as v from 'valibot';

import { ENDPOINTS } from '../../../mocks/api/endpoints';
import { createBackend } from '../../../mocks/app';
import { LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { payAtCashier } from '../../../mocks/world/money/payments';
import { isScenarioName, SCENARIOS } from '../../../mocks/world/scenarios';
import { collectEndpoints, collectGoodCalls, startServices, type Wire } from '../serviceCalls';

const endpoints = collectEndpoints();
const goodCalls = collectGoodCalls();
const STAY = { uniqueId: 'stay-0001', parkId: LOTS.city };
const PLACE = { destLng: 114.057868, destLat: 22.543099 };

const problems = (wire: Wire, data: unknown) =>
  v.safeParse(wire.strict, data).issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`) ?? [];

test('every endpoint of every service has a good call in goodCalls/<service>.ts', () => {
  expect([...goodCalls.keys()].sort()).toEqual([...endpoints.keys()].sort());
});

test.each([...endpoints.keys()])('%s: the response matches the strict schema', async (name) => {
  const started = startServices();
  const { result, status, body, wire } = await started.call(name, await goodCalls.get(name)?.(started));
  expect({ status, code: body.code, msg: body.msg }).toEqual({ status: 200, code: '200', msg: '' });
  expect(problems(wire, body.data)).toEqual([]);
  expect(result.error).toBeUndefined();
});

test('an unknown call gets a 404', async () => {
  const { app } = createBackend();
  const response = await app.request('/api/invoice/v2/api/notOfTheContract');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: '404', msg: '接口不存在', data: null });
});

test('each endpoint of the mock world is called by some service', async () => {
  const called = new Set<string>();
  for (const name of endpoints.keys()) {
    const started = startServices();
    await started.call(name, await goodCalls.get(name)?.(started));
    for (const { call } of started.world.log.list()) called.add(call);
  }
  expect(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).filter((call) => !called.has(call))).toEqual([]);
});

test.each(Object.keys(SCENARIOS).filter((name) => !['down', 'slow', 'tokenExpired', 'plain'].includes(name)))(
  'scenario %s: home, bills and arrears are as promised',
  async (name) => {
    const started = startServices(isScenarioName(name) ? name : 'default');
    for (const endpoint of [
      'basic.getMenuConfig',
      'charge.listBillCards',
      'charge.listParkingBills',
      'charge.listPayRecords',
      'coupon.getCouponsCount',
    ]) {
      const { body, wire } = await started.call(endpoint, await goodCalls.get(endpoint)?.(started));
      expect([endpoint, body.code, problems(wire, body.data)]).toEqual([endpoint, '200', []]);
    }
  },
);

test.each([
  ['default', 2],
  ['nothingOwed', 0],
  ['oneArrears', 1],
  ['manyArrears', 12],
  ['arrears999', 999],
] as const)('scenario %s: %i arrears', async (name, count) => {
  const started = startServices(name);
  const { body } = await started.call('charge.listParkingBills', { requestType: 2, pageNo: 1, pageSize: 999 });
  const { results, total } = body.data as {
    results: { parkFee: number; orderState: number; parkId: string }[];
    total: number;
  };
  expect([results.length, total]).toEqual([count, count]);
  expect(results.every(({ parkFee, orderState }) => parkFee > 0 && orderState === 5)).toBe(true);
  if (name === 'manyArrears') expect(new Set(results.map(({ parkId }) => parkId)).size).toBe(3);
});

test('the default driver has a fee, a free stay and a stay in the area of a pass', async () => {
  const started = startServices();
  const cards = await Promise.all(
    ['plate-1', 'plate-2', 'plate-3'].map(
      async (plateId) => (await started.call('charge.getBillCardFee', { plateId })).result.data,
    ),
  );
  expect(cards).toMatchObject([
    { parkFee: 600, isBagCar: 0, parkFeeSucc: 1, uniqueId: 'stay-0001' },
    { parkFee: 0, isBagCar: 0, parkFeeSucc: 1 },
    { parkFee: 0, isBagCar: 1, parkFeeSucc: 1 },
  ]);
});

test.each([
  [PLATES.visitorNone, { count: 0, uniqueId: '', parkId: '', arrearsOnly: 0 }],
  [PLATES.visitorOne, { count: 1, uniqueId: 'stay-0008', parkId: LOTS.mall, arrearsOnly: 0 }],
  [PLATES.visitorSeveral, { count: 3, uniqueId: '', parkId: '', arrearsOnly: 0 }],
])('a plate look-up of %s', async (plateNo, expected) => {
  const started = startServices();
  const { result } = await started.call('charge.findBillsByPlate', { plateNo, dealerId: '' });
  expect(result.data).toEqual(expected);
});

test('another driver sees what is owed for a plate, but not where the car has been', async () => {
  const started = startServices();
  started.session.clear();
  const { result } = await started.call('charge.listParkingBills', {
    requestType: 4,
    pageNo: 1,
    pageSize: 999,
    plateNo: PLATES.running,
  });
  const { results } = result.data as { results: { parkFee: number; plateId: string }[] };
  expect(results.length).toBe(2);
  expect(results.every(({ parkFee, plateId }) => parkFee > 0 && plateId === '')).toBe(true);
});

test('lots come nearest first, with the distance from the given place', async () => {
  const started = startServices();
  const { result } = await started.call('dealer.listNearbyParks', PLACE);
  const distances = (result.data as { results: { distance: number }[] }).results.map(({ distance }) => distance);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances[0]).toBe(385);
});

test('coupons carry the real saving on this bill, the best one first, and a reason where they cannot be used', async () => {
  const started = startServices();
  const { result } = await started.call('charge.listUsableCoupons', STAY);
  const { results } = result.data as {
    results: { couponId: string; discountFee: number; isBest: number; unusableReason: string }[];
  };
  expect(
    results.map(({ couponId, discountFee, isBest, unusableReason }) => [couponId, discountFee, isBest, unusableReason]),
  ).toEqual([
    ['coupon-2', 300, 1, ''],
    ['coupon-1', 200, 0, ''],
    ['coupon-4', 60, 0, ''],
    ['coupon-3', 0, 0, '仅限第二人民医院停车场使用'],
    ['coupon-5', 0, 0, '已过期'],
  ]);
});

test('a payment through the services: opened, paid at the cashier, settled, and the car may leave', async () => {
  const started = startServices();
  const opened = await started.call('charge.createPayment', await goodCalls.get('charge.createPayment')?.(started));
  const { payId, payParams } = opened.result.data as { payId: string; payParams: Record<string, string> };
  expect(payParams).toMatchObject({ package: `prepay_id=${payId}`, payload: payId });
  expect(payParams['payUrl']).toBe(`/__mocks/cashier?payId=${payId}&return=%2FpayResultPage`);
  payAtCashier(started.world, payId);
  const { result } = await started.call('charge.getPayment', { payId });
  expect(result.data).toMatchObject({
    payState: 2,
    payAmount: 300,
    leaveFreeMinutes: 15,
    leaveDeadlineTime: '2026-03-10 12:15:00',
  });
  const bill = await started.call('charge.getParkingBill', STAY);
  expect(bill.result.data).toMatchObject({
    parkFee: 0,
    paidFee: 300,
    couponFee: 300,
    totalFee: 600,
    orderState: 3,
    canPay: 0,
  });
});
