import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { ParkingBill } from '@/services/charge/parkingBill';
import type { PassApplication } from '@/services/special/passApplications';
import type { Pass, PassProduct, PurchaseToPay, RenewalTerms } from '@/services/special/passes';
import type { PlateDocuments } from '@/services/special/plateMaterials';

import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { staysOfPlate } from '../../../mocks/world/parking/stays';
import { addStay } from '../../../mocks/world/parking/staySeed';
import { changeWorld } from '../../../mocks/world/scenarios';
import { REVIEW_MS } from '../../../mocks/world/vehicles/reviews';
import { type List, sellingClient } from '../sellingClient';

const { chen, huang } = DRIVERS;
const API = 'special/v2/api';
const ASK = { ruleId: 'rule-1', parkId: LOTS.city, plateIds: ['plate-2'], cycles: 2 };
interface Created {
  pass: Pass;
  order: PurchaseToPay;
}
type Client = ReturnType<typeof sellingClient>;
const leftOf = async ({ read }: Client, ruleId = 'rule-1') =>
  (await read<List<PassProduct>>('GET', `${API}/bagMultiRules`)).results.find((rule) => rule.ruleId === ruleId)
    ?.leftNum;

test('a pass is opened, holds its place, is paid, covers the car that drives in, and runs out', async () => {
  const client = sellingClient();
  const { pass, order } = await client.read<Created>('POST', `${API}/bagOrders`, ASK);
  expect(pass).toMatchObject({ state: 3, stateText: '待支付', unpaidOrderNo: order.orderNo, payFee: 60_000 });
  expect(await leftOf(client)).toBe(11);
  expect((await client.refusal('POST', `${API}/bagOrders`, ASK))[0]).toBe('0xd0950001');
  client.world.clock.advance(5 * MINUTE_MS);
  await client.pay(3, order.orderNo, 60_000);
  const read = () => client.read<Pass>('GET', `${API}/bagOrders/${pass.bagOrderNo}`);
  expect(await read()).toMatchObject({
    state: 5,
    startTime: '2026-03-10 12:05:00',
    endTime: '2026-05-10 12:05:00',
    leftDays: 61,
    purchases: [{ state: 2, cycles: 2 }],
  });
  expect(await client.order(order.orderNo)).toMatchObject({ bizType: 3 });
  const stay = addStay(client.world, { plateNo: PLATES.free, parkId: LOTS.city, minutesAgo: 0 });
  client.world.clock.advance(120 * MINUTE_MS);
  expect(stay.isBagCar).toBe(true);
  client.world.clock.advance(55 * DAY_MS);
  expect(await read()).toMatchObject({ state: 6, canRenew: 1 });
  client.world.clock.advance(7 * DAY_MS);
  expect(await read()).toMatchObject({ state: 7, leftDays: 0, canRefund: 0 });
});

test('an unpaid pass is cancelled and its place is free again', async () => {
  const client = sellingClient();
  const { pass, order } = await client.read<Created>('POST', `${API}/bagOrders`, ASK);
  client.world.clock.advance(15 * MINUTE_MS);
  expect(await leftOf(client)).toBe(12);
  expect(await client.read('GET', `${API}/bagOrders/${pass.bagOrderNo}`)).toMatchObject({ state: 9 });
  const body = { orderNo: order.orderNo, bizType: 3, payAmount: 60_000, payChannel: 3, couponIds: [], requestId: 'x' };
  expect((await client.refusal('POST', 'charge/v2/api/payCharges', body))[0]).toBe('0x10d7500009');
});

test('a renewal starts where the pass ends; one at a time, and only while its rule allows it', async () => {
  const client = sellingClient();
  const check = (orderNo: string) =>
    client.read<RenewalTerms>('POST', `${API}/checkRenewable`, { bizType: 3, orderNo });
  expect(await check('pass-1')).toMatchObject({ renewable: 1, newStartTime: '2026-03-21 12:00:00', cycleFee: 24_000 });
  expect(await check('pass-2')).toMatchObject({ renewable: 0, reason: '已超过续费期限，请重新办理' });
  const order = await client.read<PurchaseToPay>('POST', `${API}/bagOrders/pass-1/renew`, { cycles: 2 });
  expect(order.payFee).toBe(48_000);
  expect(await check('pass-1')).toMatchObject({ renewable: 0, reason: '有一笔续费待支付，请先完成支付' });
  await client.pay(3, order.orderNo, 48_000);
  expect(await client.read('GET', `${API}/bagOrders/pass-1`)).toMatchObject({
    state: 5,
    endTime: '2026-05-21 12:00:00',
    purchases: [{ state: 2 }, { state: 2, startTime: '2026-03-21 12:00:00' }],
  });
});

test('returning a pass refunds the full cycles that have not begun, to the source of the payment', async () => {
  const client = sellingClient();
  client.world.tables.wallets.forEach((wallet) => (wallet.balance += 100_000));
  const before = await client.balance();
  const { pass, order } = await client.read<Created>('POST', `${API}/bagOrders`, ASK);
  await client.pay(3, order.orderNo, 60_000, 6);
  expect(await client.balance()).toBe(before - 60_000);
  client.world.clock.advance(3 * DAY_MS);
  expect(await client.read('GET', `${API}/bagOrders/${pass.bagOrderNo}`)).toMatchObject({
    canRefund: 1,
    refundFee: 30_000,
  });
  expect(await client.read('POST', `${API}/bagOrders/${pass.bagOrderNo}/cancel`)).toMatchObject({ state: 8 });
  expect(await client.balance()).toBe(before - 30_000);
  expect(await leftOf(client)).toBe(12);
  expect((await client.refusal('POST', `${API}/bagOrders/${pass.bagOrderNo}/cancel`))[0]).toBe('0xd0950001');
});

test('the plates of a pass change, within its number, but never the plate of a car parked with it', async () => {
  const client = sellingClient();
  const put = (plateIds: string[]) => client.ask('PUT', `${API}/bagOrders/pass-1/plates`, { plateIds });
  expect((await put(['plate-3', 'plate-2', 'plate-1'])).code).toBe('0xd0950001');
  expect((await put(['plate-2'])).msg).toBe('车辆正在场内使用月卡，离场后才能更换');
  expect((await put(['plate-4'])).code).toBe('0x10d7500001');
  const { data } = await put(['plate-3', 'plate-2']);
  expect((data as Pass).plates).toMatchObject([
    { plateId: 'plate-3', isMain: 1 },
    { plateId: 'plate-2', isMain: 0 },
  ]);
});

const APPLY = {
  ruleId: 'rule-3',
  parkId: LOTS.office,
  plateIds: ['plate-1'],
  cycles: 1,
  ownerName: '林晓',
  idCard: '11010519491231002X',
  phone: '13800138000',
  address: '会展花园',
  materials: [{ materialType: 1, picUrl: '/a.jpg' }],
};

test('an application is reviewed as time passes: rejected by field, submitted again, accepted, paid', async () => {
  const client = sellingClient();
  expect((await client.refusal('POST', `${API}/bagOrders`, { ...APPLY }))[0]).toBe('0xd0950001');
  expect((await client.refusal('POST', `${API}/bagApplies`, { ...APPLY, idCard: '110' }))[1]).toBe(
    '身份证长度或格式错误',
  );
  const { applyId, bagOrderNo, maskedIdCard } = await client.read<PassApplication>('POST', `${API}/bagApplies`, APPLY);
  expect(maskedIdCard).toBe('1101************2X');
  const pass = () => client.read<Pass>('GET', `${API}/bagOrders/${bagOrderNo}`);
  const apply = async () =>
    (await client.read<List<PassApplication>>('GET', `${API}/bagApplies?bagOrderNo=${bagOrderNo}`)).results[0];
  expect(await pass()).toMatchObject({ state: 1, stateText: '待审核', unpaidOrderNo: '' });
  client.world.clock.advance(REVIEW_MS);
  expect(await apply()).toMatchObject({ state: 3, reasons: [{ field: 'materials:2' }, { field: 'address' }] });
  expect(await pass()).toMatchObject({ state: 2, auditReason: '缺少房产证明照片；地址请写明楼栋和房号' });
  const { ownerName, idCard, phone } = APPLY;
  const materials = [1, 2].map((materialType) => ({ materialType, picUrl: '/a.jpg' }));
  const again = { applyId, ownerName, idCard, phone, address: '会展花园2栋1203', materials };
  await client.read('PUT', `${API}/bagApplies`, again);
  expect((await client.refusal('PUT', `${API}/bagApplies`, again))[0]).toBe('0xd0950003');
  client.world.clock.advance(REVIEW_MS);
  const accepted = await pass();
  expect(accepted).toMatchObject({ state: 3, applyId, payFee: 20_000 });
  await client.pay(3, accepted.unpaidOrderNo, 20_000);
  expect(await pass()).toMatchObject({ state: 4, startTime: '2026-03-11 00:00:00', endTime: '2026-04-11 00:00:00' });
});

test('who is registered as an owner at its lot buys the pass of owners without documents; nobody else does', async () => {
  const client = sellingClient();
  const papers = async (asking: typeof client) =>
    (await asking.read<List<PassProduct>>('GET', `${API}/bagMultiRules?parkId=${LOTS.office}`)).results
      .filter(({ ruleId }) => ruleId === 'rule-3')
      .map(({ needMaterial, materialTypes }) => [needMaterial, materialTypes]);
  expect(await papers(client)).toEqual([[1, [1, 2]]]);
  const owner = sellingClient(DRIVERS.huang.phone, client.client);
  expect(await papers(owner)).toEqual([[0, []]]);
  const wish = { ruleId: 'rule-3', parkId: LOTS.office, plateIds: ['plate-4'], cycles: 1 };
  expect((await owner.refusal('POST', `${API}/bagApplies`, { ...APPLY, ...wish }))[0]).toBe('0xd0950001');
  const { order } = await owner.read<Created>('POST', `${API}/bagOrders`, wish);
  await owner.pay(3, order.orderNo, 20_000);
  // A tenant of the same lot is no owner.
  for (const row of client.world.tables.ownerApplications) if (row.parkId === LOTS.office) row.ownerType = 2;
  expect(await papers(owner)).toEqual([[1, [1, 2]]]);
});

test('an order whose days differ from those that the driver was shown is refused; without days it is taken', async () => {
  const client = sellingClient();
  const ask = { ruleId: 'rule-2', parkId: LOTS.city, plateIds: ['plate-1'], cycles: 1, startDate: '2026-03-31' };
  const shown = { startTime: '2026-03-31 00:00:00', endTime: '2026-06-30 00:00:00' };
  const other = { ...shown, endTime: '2026-07-01 00:00:00' };
  expect((await client.refusal('POST', `${API}/bagOrders`, { ...ask, ...other }))[1]).toBe('有效期已变化，请重新确认');
  expect((await client.read<Created>('POST', `${API}/bagOrders`, { ...ask, ...shown })).pass).toMatchObject(shown);
  // Of one that begins with its payment, the clock times move on, and the last day is promised.
  const today = { ruleId: 'rule-1', parkId: LOTS.city, plateIds: ['plate-1'], cycles: 1 };
  const days = { startTime: '2026-03-10 08:00:00', endTime: '2026-04-10 08:00:00' };
  client.world.clock.advance(DAY_MS);
  expect((await client.refusal('POST', `${API}/bagOrders`, { ...today, ...days }))[1]).toBe('有效期已变化，请重新确认');
  await client.read('POST', `${API}/bagOrders`, {
    ...today,
    ...days,
    endTime: '2026-04-11 23:00:00',
    acceptsOverlap: 1,
  });
  const renewal = { cycles: 1, startTime: '2026-03-21 12:00:00', endTime: '2026-04-22 12:00:00' };
  expect((await client.refusal('POST', `${API}/bagOrders/pass-1/renew`, renewal))[1]).toBe('有效期已变化，请重新确认');
});

test('a pass that ends while its car is inside covers it until then; from that moment the fee of the lot counts', async () => {
  const client = sellingClient();
  changeWorld(client.world, 'passEndsInside');
  const stay = staysOfPlate(client.world, PLATES.period)[0];
  const bill = () =>
    client.read<ParkingBill>('POST', 'charge/v2/api/parkOrders/msp/detail', {
      uniqueId: stay?.uniqueId ?? '',
      parkId: LOTS.office,
    });
  client.world.clock.advance(59 * MINUTE_MS);
  expect(await bill()).toMatchObject({ isBagCar: 1, parkFee: 0 });
  client.world.clock.advance(MINUTE_MS + 90 * MINUTE_MS);
  const after = await bill();
  expect(after).toMatchObject({ isBagCar: 0, orderStateText: '月卡已到期，按临停计费' });
  // The five hours before the end cost nothing: only what came after it is counted.
  const [covered, ...counted] = after.feeItems;
  expect(covered).toMatchObject({ name: '月卡有效期内', fee: 0, toTime: '2026-03-10 13:00:00' });
  expect(counted.map(({ fromTime }) => fromTime)).toEqual(['2026-03-10 13:00:00']);
  expect(after.parkFee).toBe(counted.reduce((sum, { fee }) => sum + fee, 0));
  expect(after.parkFee).toBeGreaterThan(0);
  // Giving the pass back ends its cover too, at that moment.
  const other = sellingClient();
  await other.read('POST', `${API}/bagOrders/pass-1/cancel`);
  other.world.clock.advance(60 * MINUTE_MS);
  expect(staysOfPlate(other.world, PLATES.period)[0]).toMatchObject({ isBagCar: false });
});

const PAPERS = {
  plateColor: 1,
  ownerName: '陈默',
  idCard: '11010519491231002X',
  materials: [1, 2, 4].map((materialType) => ({ materialType, picUrl: '/a.jpg' })),
};

test("a claim of another driver's plate: if accepted, the plate moves with its stays; if its holder certifies it, the claim fails", async () => {
  const claimant = sellingClient(chen.phone);
  const holder = sellingClient(huang.phone, claimant.client);
  const submit = (client: Client, plateNo: string, change: object = {}) =>
    client.ask('POST', `${API}/plateMaterials`, { ...PAPERS, materialKind: 2, plateNo, ...change });
  expect((await submit(claimant, PLATES.visitorNone)).msg).toBe('该车牌未被其他账号绑定，可直接添加');
  expect((await submit(claimant, '粤A33333', { materialKind: 1 })).code).toBe('0x10d7500001');
  await submit(claimant, '粤A33333');
  expect((await submit(claimant, '粤A33333')).code).toBe('0xd0950003');
  await submit(claimant, PLATES.running);
  claimant.world.clock.advance(REVIEW_MS);
  const { results } = await claimant.read<List<PlateDocuments>>('GET', `${API}/plateMaterials`);
  expect(results.map(({ plateNo, state, reasons }) => [plateNo, state, reasons.map(({ field }) => field)])).toEqual([
    ['粤A33333', 2, []],
    [PLATES.running, 3, ['plateNo']],
  ]);
  const plates = async ({ read }: Client) =>
    (await read<List<{ plateNo: string }>>('GET', 'charge/v2/api/parkOrders/msp/driverPlate')).results.length;
  expect([await plates(claimant), await plates(holder)]).toEqual([1, 0]);
  expect(staysOfPlate(claimant.world, '粤A33333')).toHaveLength(1);
});

test('papers of a vehicle: rejected for a missing photo, submitted again, certified; hidden from others and visitors', async () => {
  const client = sellingClient();
  const papers = { ...PAPERS, materialKind: 1, plateNo: PLATES.period, materials: PAPERS.materials.slice(0, 1) };
  const { materialId } = await client.read<PlateDocuments>('POST', `${API}/plateMaterials`, papers);
  client.world.clock.advance(REVIEW_MS);
  const path = `${API}/plateMaterials/${materialId}`;
  expect(await client.read('GET', path)).toMatchObject({ state: 3, reasons: [{ text: '缺少行驶证副页照片' }] });
  const { ownerName, idCard, materials } = PAPERS;
  await client.read('PUT', `${API}/plateMaterials`, { materialId, ownerName, idCard, materials });
  client.world.clock.advance(REVIEW_MS);
  expect(await client.read('GET', path)).toMatchObject({
    state: 2,
    stateText: '已通过',
    maskedIdCard: '1101************2X',
  });
  const stranger = sellingClient(huang.phone, client.client);
  expect((await stranger.refusal('GET', path))[0]).toBe('0x10d7500001');
  expect((await stranger.refusal('GET', `${API}/bagOrders/pass-1`))[0]).toBe('0x10d7500001');
  expect((await stranger.refusal('POST', `${API}/bagOrders/pass-1/cancel`))[0]).toBe('0x10d7500001');
  for (const closed of ['bagOrders', 'plateMaterials']) {
    expect((await client.call('GET', `${API}/${closed}`)).code).toBe('401');
  }
});
