import { MINUTE_MS } from '@/lib/timeUnits';
import type {
  Merchant,
  MerchantCarPresence,
  MerchantCouponGrant,
  MerchantCouponOrder,
  MerchantCouponQrCode,
  MerchantStockCoupon,
} from '@/services/coupon/merchants';

import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { UNDO_MS } from '../../../mocks/world/merchant/merchantGrants';
import { type List, sellingClient } from '../sellingClient';

const API = 'coupon/v2/api';
const GRANT = { merchantId: 'merchant-1', merchantCouponId: 'stock-1', plateNo: PLATES.free, num: 1, reason: '满减' };
const EARLY = { ...GRANT, merchantCouponId: 'stock-7', plateNo: PLATES.visitorNone };

type Client = ReturnType<typeof sellingClient>;
const give = ({ read }: Client, body: object = GRANT) =>
  read<MerchantCouponGrant>('POST', `${API}/merchantGrants`, body);
const revoke = (grantId: string) => ['POST', `${API}/merchantGrants/${grantId}/revoke`] as const;
const stock = async ({ read }: Client) =>
  (await read<List<MerchantStockCoupon>>('GET', `${API}/merchantCoupons?merchantId=merchant-1`)).results;

test('a grant can be undone for some minutes, and then no more', async () => {
  const client = sellingClient();
  const first = await give(client);
  expect(first).toMatchObject({ canRevoke: 1, revokeDeadline: '2026-03-10 12:10:00', isMine: 1 });
  client.world.clock.advance(UNDO_MS);
  expect(await client.read<MerchantCouponGrant>(...revoke(first.grantId))).toMatchObject({ state: 3 });
  const second = await give(client);
  client.world.clock.advance(UNDO_MS + 1_000);
  expect(await client.read('GET', `${API}/merchantGrants/${second.grantId}`)).toMatchObject({ canRevoke: 0, state: 1 });
  expect(await client.refusal(...revoke(second.grantId))).toEqual([
    '0xd0850008',
    '已超过撤销时间，发放后10分钟内可以撤销',
  ]);
});

test('a coupon whose rule allows it is given before the car drives in, up to its limit; others are refused', async () => {
  const client = sellingClient();
  expect(Object.fromEntries((await stock(client)).map((row) => [row.merchantCouponId, row.needsEntry]))).toMatchObject({
    'stock-1': 1,
    'stock-7': 0,
  });
  expect((await client.refusal('POST', `${API}/merchantGrants`, { ...EARLY, merchantCouponId: 'stock-1' }))[0]).toBe(
    '0xd0850001',
  );
  expect(await give(client, { ...EARLY, num: 2 })).toMatchObject({ state: 1, num: 2 });
  expect(await client.refusal('POST', `${API}/merchantGrants`, EARLY)).toEqual([
    '0xd0850003',
    '每车每次最多2张，已领取2张',
  ]);
});

test('whether a car is in a lot of the merchant is told, and nothing else', async () => {
  const client = sellingClient();
  const car = (plateNo: string) =>
    client.read<MerchantCarPresence>('GET', `${API}/merchants/merchant-1/car?plateNo=${encodeURIComponent(plateNo)}`);
  expect(await car(PLATES.free)).toEqual({ isInLot: 1 });
  // In another lot.
  expect(await car(PLATES.running)).toEqual({ isInLot: 0 });
  expect((await client.refusal('GET', `${API}/merchants/merchant-1/car?plateNo=x`))[0]).toBe('0x0000401');
  expect(
    (
      await sellingClient(DRIVERS.chen.phone, client.client).refusal(
        'GET',
        `${API}/merchants/merchant-1/car?plateNo=${encodeURIComponent(PLATES.free)}`,
      )
    )[0],
  ).toBe('0x10d7500001');
});

test('the merchant and each clerk have a limit a day; what was undone does not count, and tomorrow it begins anew', async () => {
  const lin = sellingClient();
  const huang = sellingClient(DRIVERS.huang.phone, lin.client);
  const [shop] = lin.world.tables.merchant.merchants;
  if (shop === undefined) throw new Error('No merchant');
  Object.assign(shop, { dayLimit: 3, clerkDayLimit: 1 });
  const left = async (client: Client) => (await client.read<Merchant>('GET', `${API}/merchants/merchant-1`)).dayLeftNum;
  expect([await left(lin), await left(huang)]).toEqual([3, 1]);
  const grant = await give(huang);
  expect([await left(lin), await left(huang)]).toEqual([2, 0]);
  const refused = ['0xd0850003', '今天的发放数量已到上限，还能发0张'];
  expect(await huang.refusal('POST', `${API}/merchantGrants`, EARLY)).toEqual(refused);
  await huang.read(...revoke(grant.grantId));
  await give(huang, EARLY);
  await give(lin, { ...GRANT, num: 2 });
  expect(await lin.refusal('POST', `${API}/merchantGrants`, { ...EARLY, plateNo: PLATES.running })).toEqual(refused);
  lin.world.clock.advance(24 * 60 * MINUTE_MS);
  expect([await left(lin), await left(huang)]).toEqual([3, 1]);
});

test('records are told apart by assistant, and one of another merchant does not exist', async () => {
  const lin = sellingClient();
  const of = async (name: string) =>
    (
      await lin.read<List<MerchantCouponGrant>>(
        'GET',
        `${API}/merchantGrants?merchantId=merchant-1&pageNo=1&pageSize=20&operatorName=${encodeURIComponent(name)}`,
      )
    ).results.map(({ grantId }) => grantId);
  expect(await of('黄河')).toEqual(['grant-3', 'grant-1']);
  expect(await of('林晓')).toEqual(['grant-4', 'grant-2']);
  expect(await lin.read('GET', `${API}/merchantGrants/grant-2`)).toMatchObject({
    state: 2,
    useParkName: '中心书城停车场',
    discountFee: 200,
  });
  const chen = sellingClient(DRIVERS.chen.phone, lin.client);
  expect((await chen.refusal('GET', `${API}/merchantGrants/grant-2`))[0]).toBe('0x10d7500001');
});

test('what has expired does not come back when more is bought', async () => {
  const client = sellingClient();
  const buy = async () => {
    const ask = { merchantId: 'merchant-1', goodsId: 'goods-1', num: 10 };
    const { orderNo, payFee } = await client.read<MerchantCouponOrder>('POST', `${API}/merchantOrders`, ask);
    await client.pay(10, orderNo, payFee, 6);
  };
  await buy();
  client.world.clock.advance(91 * 24 * 60 * MINUTE_MS);
  await buy();
  const bought = (await stock(client)).filter(({ merchantCouponId }) =>
    merchantCouponId.startsWith('stock-merchant-1'),
  );
  expect(bought.map(({ leftNum, state }) => [leftNum, state])).toEqual([
    [10, 3],
    [10, 1],
  ]);
});

test('two guests take a code for one car at the same moment: one of them has it, and the stock has lost one', async () => {
  const lin = sellingClient();
  const shown = await lin.read<MerchantCouponQrCode>('GET', `${API}/merchantCoupons/stock-1/qrcode?useLimit=1`);
  const code = new URLSearchParams(shown.qrContent.split('?')[1]).get('code');
  const left = async () => (await stock(lin)).find((row) => row.merchantCouponId === 'stock-1')?.leftNum;
  const before = (await left()) ?? 0;
  const take = (plateNo: string) => lin.refusal('POST', `${API}/sendPlateCoupon`, { code, plateNo });
  const said = await Promise.all([take(PLATES.free), take(PLATES.visitorOne)]);
  expect(said.map(([word]) => word).sort()).toEqual(['0xd0850006', '200']);
  expect(said.map(([, reason]) => reason)).toContain('该二维码已被领取');
  expect(await left()).toBe(before - 1);
});
