import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { UserCoupon } from '@/services/coupon/coupons';
import type {
  Merchant,
  MerchantCouponGrant,
  MerchantCouponOrder,
  MerchantCouponQrCode,
  MerchantStockCoupon,
} from '@/services/coupon/merchants';

import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { QR_LIFE_MS } from '../../../mocks/world/merchant/merchantCodes';
import { SEEDED_GIFT_CODE } from '../../../mocks/world/merchant/merchantSeed';
import { payAtCashier } from '../../../mocks/world/money/payments';
import { addStay } from '../../../mocks/world/parking/staySeed';
import { type List, sellingClient } from '../sellingClient';

const { chen, huang } = DRIVERS;
const API = 'coupon/v2/api';
const GRANT = { merchantId: 'merchant-1', merchantCouponId: 'stock-1', plateNo: PLATES.free, num: 1, reason: '满减' };
const INSIDE = { uniqueId: 'stay-0002', parkId: LOTS.mall };

type Client = ReturnType<typeof sellingClient>;
const stockOf = async ({ read }: Client, id = 'stock-1') =>
  (await read<List<MerchantStockCoupon>>('GET', `${API}/merchantCoupons?merchantId=merchant-1`)).results.find(
    ({ merchantCouponId }) => merchantCouponId === id,
  )?.leftNum;
const counts = ({ read }: Client) => read('GET', `${API}/couponsCount`);
const usable = async ({ read }: Client) =>
  (
    await read<List<{ couponId: string; unusableReason: string; discountFee: number }>>(
      'GET',
      `charge/v2/api/parkOrders/msp/usableCoupons?uniqueId=${INSIDE.uniqueId}&parkId=${INSIDE.parkId}`,
    )
  ).results;
const grants = async ({ read }: Client, query = '') =>
  (
    await read<List<MerchantCouponGrant>>(
      'GET',
      `${API}/merchantGrants?merchantId=merchant-1&pageNo=1&pageSize=20${query}`,
    )
  ).results;

test('the three lists match the counters, and pages end', async () => {
  const client = sellingClient();
  expect(await counts(client)).toEqual({ unusedNum: 4, usedNum: 1, pastNum: 1 });
  const of = (state: number, rest = 'pageNo=1&pageSize=20') =>
    client.read<List<UserCoupon>>('GET', `${API}/userCoupons?state=${state}&${rest}`);
  expect((await of(1)).results.map(({ couponId }) => couponId)).toEqual([
    'coupon-1',
    'coupon-3',
    'coupon-2',
    'coupon-4',
  ]);
  expect((await of(3)).results.map(({ stateText }) => stateText)).toEqual(['已使用']);
  expect((await of(4)).results.map(({ state, stateText }) => [state, stateText])).toEqual([[4, '已过期']]);
  expect(await of(1, 'pageNo=2&pageSize=3')).toMatchObject({ results: [{ couponId: 'coupon-4' }], total: 4 });
  expect((await of(1, 'pageNo=3&pageSize=3')).results).toEqual([]);
  client.world.clock.advance(8 * DAY_MS);
  expect(await counts(client)).toEqual({ unusedNum: 2, usedNum: 1, pastNum: 3 });
});

test('a merchant gives a coupon to a car: the stock decreases, any driver who pays for the car can use it, and then it is used', async () => {
  const lin = sellingClient();
  const grant = await lin.read<MerchantCouponGrant>('POST', `${API}/merchantGrants`, GRANT);
  expect(grant).toMatchObject({ state: 1, canRevoke: 1, num: 1, operatorName: '林晓' });
  expect(await stockOf(lin)).toBe(49);
  expect(await lin.read<Merchant>('GET', `${API}/merchants/merchant-1`)).toMatchObject({
    stockNum: 80,
    todayGiveNum: 1,
    todayUseNum: 0,
  });
  lin.world.clock.advance(55 * MINUTE_MS);
  const couponId = lin.world.tables.merchant.grants[lin.world.tables.merchant.grants.length - 1]?.couponIds[0] ?? '';
  expect((await usable(lin)).find((one) => one.couponId === couponId)).toMatchObject({ discountFee: 200 });
  // Another driver pays for the car with its coupon.
  const stranger = sellingClient(huang.phone, lin.client);
  const body = { ...INSIDE, payChannel: 3, couponIds: [couponId], payAmount: 800, requestId: 'r-1' };
  const { payId } = await stranger.read<{ payId: string }>('POST', 'charge/v2/api/payCharges', body);
  expect(await lin.refusal('POST', `${API}/merchantGrants/${grant.grantId}/revoke`)).toEqual([
    '0xd0850008',
    '车主正在使用该优惠券支付，请稍后再试',
  ]);
  payAtCashier(lin.world, payId, 0);
  expect(await grants(lin, '&day=2026-03-10')).toMatchObject([
    { state: 2, canRevoke: 0, useUniqueId: INSIDE.uniqueId, discountFee: 200, useTime: '2026-03-10 12:55:00' },
  ]);
  expect(await lin.refusal('POST', `${API}/merchantGrants/${grant.grantId}/revoke`)).toEqual([
    '0xd0850008',
    '优惠券已使用，不能撤销',
  ]);
  expect(await lin.read<UserCoupon>('GET', `${API}/coupons/${couponId}`)).toMatchObject({
    state: 3,
    useUniqueId: INSIDE.uniqueId,
    discountFee: 200,
  });
  expect(await lin.read('GET', `${API}/merchants/merchant-1`)).toMatchObject({ todayUseNum: 1 });
});

test('a grant is revoked: the coupon is withdrawn and the stock restored, once', async () => {
  const client = sellingClient();
  const { grantId } = await client.read<MerchantCouponGrant>('POST', `${API}/merchantGrants`, GRANT);
  expect(await client.read<MerchantCouponGrant>('POST', `${API}/merchantGrants/${grantId}/revoke`)).toMatchObject({
    state: 3,
  });
  expect(await stockOf(client)).toBe(50);
  expect((await usable(client)).some(({ couponId }) => couponId.startsWith('Q'))).toBe(false);
  expect(await client.refusal('POST', `${API}/merchantGrants/${grantId}/revoke`)).toEqual([
    '0xd0850008',
    '已撤销，请勿重复操作',
  ]);
  expect(await stockOf(client)).toBe(50);
  expect(await grants(client, '&state=1&day=2026-03-10')).toEqual([]);
  expect(await grants(client, '&day=2026-03-10&plateNo=D12345')).toHaveLength(1);
  expect(await grants(client, '&day=2026-03-01')).toEqual([]);
});

test.each([
  ['not in the lot', { plateNo: PLATES.visitorNone }, '0xd0850001'],
  ['no plate at all', { plateNo: '粤B' }, '0x0000401'],
  ['more than one car may have', { num: 3 }, '0xd0850003'],
  ['over', { merchantCouponId: 'stock-3' }, '0xd0850005'],
  ['withdrawn', { merchantCouponId: 'stock-4' }, '0xd0850005'],
  ['more than is left', { merchantCouponId: 'stock-2', num: 2 }, '0xd0850004'],
  ['not its own merchant', { merchantId: 'merchant-9' }, '0x10d7500001'],
  ['no number', { num: 0 }, '0x0000401'],
])('a grant is refused: %s', async (_, change, code) => {
  const client = sellingClient();
  expect((await client.refusal('POST', `${API}/merchantGrants`, { ...GRANT, ...change }))[0]).toBe(code);
  expect(await stockOf(client)).toBe(50);
});

test('a car has the coupons of one merchant at a time', async () => {
  const client = sellingClient();
  await client.read('POST', `${API}/merchantGrants`, GRANT);
  const other = { ...GRANT, merchantId: 'merchant-2', merchantCouponId: 'stock-5' };
  expect((await client.refusal('POST', `${API}/merchantGrants`, other))[0]).toBe('0xd0850002');
});

test('a displayed code: a visitor takes the coupon for a car once, the code expires, and a code for one car works once', async () => {
  const client = sellingClient();
  const show = (useLimit: number) =>
    client.read<MerchantCouponQrCode>('GET', `${API}/merchantCoupons/stock-1/qrcode?useLimit=${useLimit}`);
  const codeOf = ({ qrContent }: MerchantCouponQrCode) => qrContent.replace('/scanQRCode?code=', '');
  const take = async (code: string, plateNo: string) => {
    const { code: answer, data } = await client.call('POST', `${API}/sendPlateCoupon`, { body: { code, plateNo } });
    return [answer, (data as UserCoupon | null)?.formatPlateNo];
  };
  addStay(client.world, { plateNo: PLATES.visitorNone, parkId: LOTS.mall, minutesAgo: 5 });
  const many = codeOf(await show(0));
  expect(await take(many, PLATES.visitorNone)).toEqual(['200', '粤A·00000']);
  expect(await take(many, PLATES.visitorNone)).toEqual(['0xd0850006', undefined]);
  expect(await take(many, PLATES.visitorOne)).toEqual(['200', '粤A·11111']);
  expect(await take(many, PLATES.running)).toEqual(['0xd0850001', undefined]);
  const once = codeOf(await show(1));
  expect(await take(once, PLATES.free)).toEqual(['200', '粤B·D12345']);
  expect(await take(once, PLATES.visitorOne)).toEqual(['0xd0850006', undefined]);
  expect(await stockOf(client)).toBe(47);
  client.world.clock.advance(QR_LIFE_MS + 1);
  expect(await take(many, PLATES.free)).toEqual(['0xd0850005', undefined]);
  expect(await take('no-such-code', PLATES.free)).toEqual(['0x10d7500001', undefined]);
});

test('gifts: one per driver, and a printed code for as many drivers as it allows', async () => {
  const lin = sellingClient();
  const { results } = await lin.read<List<UserCoupon>>('POST', `${API}/registorSendCoupon`, {});
  expect(results.map(({ sourceType, bizType }) => [sourceType, bizType])).toEqual([
    [2, 1],
    [2, 2],
  ]);
  expect((await lin.refusal('POST', `${API}/registorSendCoupon`, {}))[0]).toBe('0xd0850006');
  await lin.read('POST', `${API}/registorSendCoupon`, { activityId: 'spring' });
  const receive = (client: Client) => client.refusal('POST', `${API}/couponReceive`, { code: SEEDED_GIFT_CODE });
  expect((await receive(lin))[0]).toBe('200');
  expect((await receive(lin))[0]).toBe('0xd0850006');
  expect((await receive(sellingClient(chen.phone, lin.client)))[0]).toBe('200');
  expect((await receive(sellingClient(huang.phone, lin.client)))[0]).toBe('0xd0850004');
  expect(await counts(lin)).toMatchObject({ unusedNum: 9 });
});

test('a merchant buys: paying raises the stock, no other driver can pay or see the purchase, and an unpaid purchase closes', async () => {
  const client = sellingClient();
  const ask = { merchantId: 'merchant-1', goodsId: 'goods-1', num: 20 };
  const order = await client.read<MerchantCouponOrder>('POST', `${API}/merchantOrders`, ask);
  expect(order).toMatchObject({ payFee: 3_000, unitFee: 150, state: 0, expireTime: '2026-03-10 12:15:00' });
  const stranger = sellingClient(huang.phone, client.client);
  const body = { orderNo: order.orderNo, bizType: 10, payAmount: 3_000, payChannel: 3, couponIds: [], requestId: 'x' };
  expect((await stranger.refusal('POST', 'charge/v2/api/payCharges', body))[0]).toBe('0x10d7500001');
  await client.pay(10, order.orderNo, 3_000, 6);
  expect(await client.balance()).toBe(2_000);
  expect(await stockOf(client, 'stock-merchant-1-goods-1')).toBe(20);
  expect(await client.order(order.orderNo)).toMatchObject({ bizType: 10, payChannel: 6 });
  const late = await client.read<MerchantCouponOrder>('POST', `${API}/merchantOrders`, ask);
  client.world.clock.advance(16 * MINUTE_MS);
  const list = `${API}/merchantOrders?merchantId=merchant-1&pageNo=1&pageSize=20`;
  expect((await client.read<List<MerchantCouponOrder>>('GET', list)).results.map(({ state }) => state)).toEqual([
    ...[4, 2],
    // The seeded ones.
    ...[4, 2],
  ]);
  expect((await client.refusal('POST', 'charge/v2/api/payCharges', { ...body, orderNo: late.orderNo }))[0]).toBe(
    '0x10d7500009',
  );
});

test('clerks give but do not buy; others and visitors see nothing', async () => {
  const clerk = sellingClient(huang.phone);
  const ask = { merchantId: 'merchant-1', goodsId: 'goods-1', num: 20 };
  expect((await clerk.refusal('POST', `${API}/merchantOrders`, ask))[0]).toBe('0xd0850007');
  await clerk.read('POST', `${API}/merchantGrants`, GRANT);
  const nobody = sellingClient(chen.phone, clerk.client);
  expect(await nobody.read('GET', `${API}/merchants`)).toEqual({ results: [], total: 0 });
  expect((await nobody.refusal('GET', `${API}/merchantCoupons?merchantId=merchant-1`))[0]).toBe('0x10d7500001');
  expect((await nobody.refusal('GET', `${API}/coupons/coupon-1`))[0]).toBe('0x10d7500001');
  for (const path of ['userCoupons?state=1', 'merchants', 'couponsCount']) {
    expect((await clerk.call('GET', `${API}/${path}`)).code).toBe('401');
  }
});
