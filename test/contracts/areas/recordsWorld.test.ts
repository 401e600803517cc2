import { HOUR_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { giveBackPurchase, ordersOf } from '../../../mocks/world/money/orderRecords';
import { sellingClient } from '../sellingClient';

const CHARGE = 'charge/v2/api';
const RUNNING = { uniqueId: 'stay-0001', parkId: LOTS.city };
const PAID = { uniqueId: 'stay-0006', parkId: LOTS.city };
const { driverId, phone } = DRIVERS.lin;
const objection = (reasonType: number) => ({
  ...RUNNING,
  reasonType,
  content: '',
  pictures: [],
  contactPhone: phone,
});

describe('a stay that was never the driver’s', () => {
  test("is appealed while it runs; once upheld, it costs nothing and is removed from the driver's plate", async () => {
    const { read, world } = sellingClient();
    await read('POST', `${CHARGE}/parkOrderAppeals/msp`, objection(6));
    expect(await read('POST', `${CHARGE}/parkOrders/msp/detail`, RUNNING)).toMatchObject({
      orderState: 7,
      canPay: 0,
      canAppeal: 0,
      exitTime: '',
    });
    world.clock.advance(20 * HOUR_MS);
    expect(await read('POST', `${CHARGE}/parkOrders/msp/detail`, RUNNING)).toMatchObject({
      orderState: 6,
      parkFee: 0,
      appealState: 3,
    });
    expect(world.tables.stays.find(({ uniqueId }) => uniqueId === RUNNING.uniqueId)?.exitAt).not.toBeNull();
  });

  test('any other appeal is possible only after the car has left', async () => {
    const { refusal } = sellingClient();
    expect(await refusal('POST', `${CHARGE}/parkOrderAppeals/msp`, objection(3))).toEqual([
      '0x10d7500015',
      '车辆离场后才能申诉',
    ]);
  });
});

test('payments of one stay, and not of the others', async () => {
  const { read } = sellingClient();
  const all = await read<{ total: number }>('GET', `${CHARGE}/parkOrders/msp/payRecords`);
  const own = await read<{ results: object[]; total: number }>(
    'GET',
    `${CHARGE}/parkOrders/msp/payRecords?uniqueId=${PAID.uniqueId}&parkId=${PAID.parkId}`,
  );
  expect([all.total, own.total]).toEqual([2, 1]);
  expect(own.results).toMatchObject([{ ...PAID, payAmount: 600, couponFee: 300, couponName: '3元停车券' }]);
});

describe('refunding a purchase', () => {
  const first = (client: ReturnType<typeof sellingClient>, bizType: number) => {
    const order = ordersOf(client.world, driverId).find((row) => row.bizType === bizType && row.canRefund);
    if (order === undefined) throw new Error(`nothing to give back of ${String(bizType)}`);
    return order;
  };

  test.each([[6, '退款中', 4]])('bizType %i is refunded as the driver was told', async (bizType, text, state) => {
    const client = sellingClient();
    const { orderNo, backCents } = first(client, bizType);
    const [code] = await client.refusal('POST', `${CHARGE}/orderRecords/${orderNo}/giveBack`, { backFee: 1 });
    expect(code).toBe('0x10d7500002');
    const given = await client.read('POST', `${CHARGE}/orderRecords/${orderNo}/giveBack`, { backFee: backCents });
    expect(given).toMatchObject({ orderState: state, orderStateText: text, canRefund: 0, refundFee: backCents });
  });

  test('a purchase paid but never used is neither green nor refunded', async () => {
    const { world, read, refusal } = sellingClient();
    const lost = ordersOf(world, driverId).find(({ stateText }) => stateText === '超时未到');
    if (lost === undefined) throw new Error('nobody has stayed away');
    expect(await read('GET', `${CHARGE}/orderRecords/${lost.orderNo}`)).toMatchObject({ orderState: 6, canRefund: 0 });
    const [code] = await refusal('POST', `${CHARGE}/orderRecords/${lost.orderNo}/giveBack`, { backFee: 0 });
    expect(code).toBe('0x0000401');
    const done = await read<{ results: { orderState: number }[] }>(
      'GET',
      `${CHARGE}/orderRecords?requestType=2&pageNo=1&pageSize=200`,
    );
    expect(new Set(done.results.map(({ orderState }) => orderState))).toEqual(new Set([2, 6]));
  });

  test('a purchase that is still valid counts as in progress and not as finished; each is in one list', async () => {
    const { read } = sellingClient();
    const of = async (requestType: number) =>
      (
        await read<{ results: { orderNo: string; orderStateText: string }[] }>(
          'GET',
          `${CHARGE}/orderRecords?requestType=${String(requestType)}&pageNo=1&pageSize=200`,
        )
      ).results;
    const [all = [], ...parts] = await Promise.all([0, 1, 2, 3, 4].map(of));
    const [, done = [], , inUse = []] = parts;
    const words = (rows: typeof all) => rows.map(({ orderStateText }) => orderStateText);
    expect(words(inUse)).toContain('待入场');
    expect(words(done)).toContain('超时未到');
    for (const word of ['待入场', '待生效', '生效中', '使用中']) expect(words(done)).not.toContain(word);
    expect(words(inUse)).not.toContain('已完成');
    const names = parts.flat().map(({ orderNo }) => orderNo);
    expect(names.sort()).toEqual(all.map(({ orderNo }) => orderNo).sort());
  });

  test('the title of an off-peak order repeats neither its lot nor its plates', () => {
    const { world } = sellingClient();
    const offPeak = ordersOf(world, driverId).filter(({ title }) => title.includes('错时') || title.includes('套餐'));
    expect(offPeak.length).toBeGreaterThan(1);
    for (const { title, placeText } of offPeak) expect(title).not.toMatch(new RegExp(`${placeText}|·`));
  });

  test("another driver's purchase is reported as not found", () => {
    const client = sellingClient();
    const { orderNo, backCents } = first(client, 6);
    expect(() => giveBackPurchase(client.world, DRIVERS.chen.driverId, orderNo, backCents)).toThrow('订单不存在');
  });
});
