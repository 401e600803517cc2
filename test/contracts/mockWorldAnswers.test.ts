import '@/services/cps/chargingOrders';
import '@/services/cps/nearbyStations';
import '@/services/dealer/nearbyParks';
import '@/services/dealer/parkPayTypes';
import '@/services/driver/account';
import '@/services/driver/balance';
import '@/services/driver/plateCount';
import '@/services/driver/ticket';
import '@/services/publicity/adverts';
import '@/services/publicity/news';
import '@/services/auth/session';
import '@/services/auth/signIn';
import '@/services/basic/hostConfig';
import '@/services/basic/menu';
import '@/services/charge/bills';
import '@/services/charge/homeBills';
import '@/services/charge/payments';
import '@/services/charge/plateLookup';

import * as v from 'valibot';

import { services } from '@/services/services';
import type { Answer } from '@/services/transport/wire';

import { ENDPOINTS } from '../../mocks/api/endpoints';
import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { payAtCashier } from '../../mocks/world/payments';
import { isScenarioName, SCENARIOS } from '../../mocks/world/scenarios';
import { DRIVERS, LOTS, PLATES, SEEDED_OAUTH_CODES, SEEDED_TICKET } from '../../mocks/world/seed';
import { signInAs } from '../../mocks/world/tokens';
import { makeServices } from '../support/makeServices';

type Wire = Answer<unknown>;
interface Initiable {
  initiate: (args: unknown, options?: object) => unknown;
}

/** Every endpoint of every service by its name, with the strict schema of what the server sends. */
function collectEndpoints() {
  const found = new Map<string, { endpoint: Initiable; wire: Wire }>();
  for (const service of services) {
    const endpoints = service.endpoints as Record<string, Initiable>;
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const read = (definition: { extraOptions?: unknown }) => {
        found.set(name, { endpoint, wire: (definition.extraOptions as { wire: Wire }).wire });
      };
      (service.enhanceEndpoints as unknown as (parts: object) => void)({ endpoints: { [name]: read } });
    }
  }
  return found;
}

const endpoints = collectEndpoints();
const { lin, chen } = DRIVERS;
const STAY = { uniqueId: 'stay-0001', parkId: LOTS.city };
const PLACE = { destLng: 114.057868, destLat: 22.543099 };
const PAYMENT = { payChannel: 3, openid: lin.openid, returnUrl: 'http://localhost/payResultPage' };

function start(seed: keyof typeof SCENARIOS = 'default') {
  const backend = createBackend({ seed });
  const answer = fetchPort(backend.app);
  const raw: { status: number; body: unknown }[] = [];
  const cookies = new Map<string, string>();
  const pair = signInAs(backend.world, lin.phone);
  cookies.set('token', pair.token).set('refreshToken', pair.refreshToken);
  const app = makeServices({
    cookies,
    local: new Map([['openid', lin.openid]]),
    fetch: async (input, init) => {
      const response = await answer(input, init);
      raw.push({ status: response.status, body: await response.clone().json() });
      return response;
    },
  });
  const call = async (name: string, args: unknown) => {
    const found = endpoints.get(name);
    if (found === undefined) throw new Error(`No endpoint ${name}`);
    const { endpoint, wire } = found;
    const dispatch = app.store.dispatch as (action: unknown) => Promise<{ data?: unknown; error?: unknown }>;
    const result = await dispatch(endpoint.initiate(args, { forceRefetch: true }));
    const { status, body } = raw.at(-1) ?? { status: 0, body: undefined };
    return { result, status, body: body as { code: string; msg: string; data: unknown }, wire };
  };
  const secret = (fields: Record<string, string>) => ({ handle: app.vault.put(fields) });
  return { ...backend, ...app, call, secret };
}
type Started = ReturnType<typeof start>;

/** A good call of each endpoint: its arguments, after what must have happened before. */
const GOOD_CALLS: Record<string, (started: Started) => unknown> = {
  login: ({ secret }) => secret({ phone: lin.phone, password: lin.password }),
  loginByVerifyCode: ({ secret }) => secret({ phone: lin.phone, verifyCode: '123456' }),
  oAuthLogin: ({ secret }) => ({ ...secret({ code: SEEDED_OAUTH_CODES.known }), clientType: 2 }),
  getChallenge: () => undefined,
  checkAccount: ({ secret }) => secret({ phone: lin.phone }),
  getOAuthAddress: () => ({ redirectUri: 'http://localhost/loginloading', state: 'state' }),
  logout: () => undefined,
  getLoginInfo: () => undefined,
  renewTokens: ({ secret, ports }) => secret({ refreshToken: ports.cookies.get('refreshToken') ?? '' }),
  getHomeMenu: () => undefined,
  getMenuConfig: () => undefined,
  getH5Address: () => ({ pageId: 'ROAD_RESCUE', driverId: lin.driverId }),
  getApplicationInfo: () => undefined,
  getMapKey: () => undefined,
  signAddress: ({ secret }) => secret({ url: 'http://localhost/home' }),
  getParkingBill: () => STAY,
  checkParkingBill: () => STAY,
  listUsableCoupons: () => STAY,
  listBoundPlates: () => undefined,
  listPayRecords: () => ({ pageNo: 1, pageSize: 20 }),
  listParkingBills: () => ({ requestType: 4, pageNo: 1, pageSize: 999 }),
  listBillCards: () => undefined,
  getBillCardFee: () => ({ plateId: 'plate-1' }),
  createPayment: () => ({ ...STAY, ...PAYMENT, couponIds: ['coupon-2'], payAmount: 300, requestId: 'request-1' }),
  createBatchPayment: () => ({
    ...PAYMENT,
    items: [
      { uniqueId: 'stay-0004', parkId: LOTS.roadside, payAmount: 1200 },
      { uniqueId: 'stay-0005', parkId: LOTS.mall, payAmount: 1000 },
    ],
    totalAmount: 2200,
    requestId: 'request-2',
  }),
  getPayment: ({ world }) => ({ payId: world.tables.payments[0]?.payId }),
  findPaymentByRequest: () => ({ requestId: 'nobody-asked' }),
  findBillsByPlate: () => ({ plateNo: PLATES.visitorSeveral, dealerId: '' }),
  listPlateHistory: () => undefined,
  deletePlateHistory: () => ({ recordId: 'history-1' }),
  getCouponsCount: () => undefined,
  listChargingOrders: () => ({ requestType: 1, pageNo: 1 }),
  listNearbyStations: () => ({ ...PLACE, source: 1 }),
  listNearbyParksForHome: () => PLACE,
  listNearbyParks: () => PLACE,
  getParkPayTypes: () => ({ parkId: LOTS.city }),
  sendVerifyCode: ({ secret }) => ({ ...secret({ phone: chen.phone }), thirdId: '', purpose: 'login' }),
  isPhoneRegistered: ({ secret }) => secret({ phone: lin.phone }),
  register: ({ secret }) => ({
    ...secret({ phone: '13600136000', verifyCode: '123456', password: 'abc12345' }),
    thirdId: '',
  }),
  resetPassword: ({ secret }) => secret({ phone: lin.phone, verifyCode: '123456', password: 'xyz98765' }),
  bindPhone: ({ secret }) => ({ ...secret({ phone: lin.phone, verifyCode: '123456' }), thirdId: lin.openid }),
  exchangeTicket: ({ secret }) => secret({ ticket: SEEDED_TICKET, openid: lin.openid }),
  getBalanceInfo: () => undefined,
  getPlateCount: () => undefined,
  getPayModel: () => ({ parkId: LOTS.city }),
  listAdverts: () => ({ cityName: '深圳市' }),
  listImportantNews: () => ({ pageNo: 1, pageSize: 3, clientType: 2, driverDealerId: '' }),
};

const problems = (wire: Wire, data: unknown) =>
  v.safeParse(wire.strict, data).issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`) ?? [];

test('every endpoint of every service has a good call here', () => {
  expect(Object.keys(GOOD_CALLS).sort()).toEqual([...endpoints.keys()].sort());
});

test.each([...endpoints.keys()])('%s: the answer is what the strict schema promises', async (name) => {
  const started = start();
  const { result, status, body, wire } = await started.call(name, GOOD_CALLS[name]?.(started));
  expect({ status, code: body.code, msg: body.msg }).toEqual({ status: 200, code: '200', msg: '' });
  expect(problems(wire, body.data)).toEqual([]);
  expect(result.error).toBeUndefined();
});

test('a call of the contract that is not built yet is an honest 404', async () => {
  const { app } = createBackend();
  const response = await app.request('/api/invoice/v2/api/getInvoiceUrlByUnid');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: '404', msg: '接口不存在', data: null });
});

test('each endpoint of the mock world is called by some service', async () => {
  const started = start();
  for (const name of endpoints.keys()) await started.call(name, GOOD_CALLS[name]?.(started));
  const called = new Set(started.world.log.list().map(({ call }) => call));
  expect(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).filter((call) => !called.has(call))).toEqual([]);
});

test.each(Object.keys(SCENARIOS).filter((name) => !['down', 'slow', 'tokenExpired'].includes(name)))(
  'scenario %s: home, bills and arrears are as promised',
  async (name) => {
    const started = start(isScenarioName(name) ? name : 'default');
    for (const endpoint of [
      'getMenuConfig',
      'listBillCards',
      'listParkingBills',
      'listPayRecords',
      'getCouponsCount',
    ]) {
      const { body, wire } = await started.call(endpoint, GOOD_CALLS[endpoint]?.(started));
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
  const started = start(name);
  const { body } = await started.call('listParkingBills', { requestType: 2, pageNo: 1, pageSize: 999 });
  const { results, total } = body.data as {
    results: { parkFee: number; orderState: number; parkId: string }[];
    total: number;
  };
  expect([results.length, total]).toEqual([count, count]);
  expect(results.every(({ parkFee, orderState }) => parkFee > 0 && orderState === 5)).toBe(true);
  if (name === 'manyArrears') expect(new Set(results.map(({ parkId }) => parkId)).size).toBe(3);
});

test('the default driver sees a fee, a free stay and a stay in the area of his pass', async () => {
  const started = start();
  const cards = await Promise.all(
    ['plate-1', 'plate-2', 'plate-3'].map(
      async (plateId) => (await started.call('getBillCardFee', { plateId })).result.data,
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
  const started = start();
  const { result } = await started.call('findBillsByPlate', { plateNo, dealerId: '' });
  expect(result.data).toEqual(expected);
});

test('a stranger sees what is owed for a plate, and not where it has been', async () => {
  const started = start();
  started.session.clear();
  const { result } = await started.call('listParkingBills', {
    requestType: 4,
    pageNo: 1,
    pageSize: 999,
    plateNo: PLATES.running,
  });
  const { results } = result.data as { results: { parkFee: number; plateId: string }[] };
  expect(results.length).toBe(2);
  expect(results.every(({ parkFee, plateId }) => parkFee > 0 && plateId === '')).toBe(true);
});

test('lots come nearest first, with the distance from where one asked', async () => {
  const started = start();
  const { result } = await started.call('listNearbyParks', PLACE);
  const distances = (result.data as { results: { distance: number }[] }).results.map(({ distance }) => distance);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances[0]).toBe(385);
});

test('coupons carry the real saving on this bill, the best one first, and a reason where they cannot be used', async () => {
  const started = start();
  const { result } = await started.call('listUsableCoupons', STAY);
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
  const started = start();
  const opened = await started.call('createPayment', GOOD_CALLS['createPayment']?.(started));
  const { payId, payParams } = opened.result.data as { payId: string; payParams: Record<string, string> };
  expect(payParams).toMatchObject({ package: `prepay_id=${payId}`, payload: payId });
  expect(payParams['payUrl']).toBe(`/__mocks/cashier?payId=${payId}&return=%2FpayResultPage`);
  payAtCashier(started.world, payId);
  const { result } = await started.call('getPayment', { payId });
  expect(result.data).toMatchObject({
    payState: 2,
    payAmount: 300,
    leaveFreeMinutes: 15,
    leaveDeadlineTime: '2026-03-10 12:15:00',
  });
  const bill = await started.call('checkParkingBill', STAY);
  expect(bill.result.data).toMatchObject({
    parkFee: 0,
    paidFee: 300,
    couponFee: 300,
    totalFee: 600,
    orderState: 3,
    canPay: 0,
  });
});
