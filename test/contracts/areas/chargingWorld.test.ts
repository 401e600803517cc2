import { CHARGING_ORDER_STATE } from '@/domain/charging/chargingCodes';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import type { ChargingAppeal, IdleFeeAppeal } from '@/services/cps/chargingAppeals';
import type { ChargingCard } from '@/services/cps/chargingCards';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import type { ChargingLiveData, ChargingOrderDetail } from '@/services/cps/chargingSessions';
import type { IdleFeeOrder } from '@/services/cps/idleFees';
import type { NearbyChargingStation } from '@/services/cps/nearbyStations';
import type { ChargingGun, ChargingStation } from '@/services/cps/stations';
import type { PlugAndChargeVin } from '@/services/cps/vins';

import { signInAs } from '../../../mocks/world/account/tokens';
import { plugIn, setCondition, unplug } from '../../../mocks/world/charging/chargingSessions';
import { FREE_CARD, SEEDED_CARD, SEEDED_VIN } from '../../../mocks/world/charging/seed/chargingSeed';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { issueCoupon } from '../../../mocks/world/coupons/coupons';
import { payAtCashier } from '../../../mocks/world/money/payments';
import { walletOf } from '../../../mocks/world/money/wallets';
import type { ScenarioName } from '../../../mocks/world/scenarios';
import { answersOf, mockClient } from '../mockClient';

const { lin, chen } = DRIVERS;
const PLACE = 'destLng=114.057868&destLat=22.543099';
const LICENCE = '/__mocks/pictures/car-exit.svg';
interface Page<T> {
  results: T[];
  total: number;
}

/** Calls of the charging service as one driver. */
function chargingClient(seed: ScenarioName = 'default', phone: string = lin.phone) {
  const client = mockClient({ seed });
  const { world } = client;
  let signedInAs = phone;
  const ask = (method: string, path: string, body?: object) => {
    const { token } = signInAs(world, signedInAs);
    return client.call(method, path.includes('/v2/') ? path : `cps/v2/api/${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  };
  const { read } = answersOf(ask);
  const refused = async (method: string, path: string, body?: object) => (await ask(method, path, body)).msg;
  const order = (orderNo: string) => read<ChargingOrderDetail>('GET', `chargingOrders/${orderNo}`);
  const live = (orderNo: string) => read<ChargingLiveData>('GET', `chargingOrders/${orderNo}/live`);
  const list = async (requestType: number) =>
    (await read<Page<ChargingOrder>>('GET', `chargingOrders/msp?requestType=${requestType}&pageNo=1&pageSize=20`))
      .results;
  const as = (other: string) => {
    signedInAs = other;
  };
  return { ...client, ask, read, refused, order, live, list, as, wait: world.clock.advance };
}
type Client = ReturnType<typeof chargingClient>;

let requests = 0;
const wish = (more: object = {}) => {
  requests += 1;
  return {
    gunNo: GUNS.ready,
    plateNo: PLATES.free,
    limitType: 0,
    limitValue: 0,
    payMode: 2,
    requestId: `r${requests}`,
    ...more,
  };
};
const startAt = ({ read }: Client, more: object = {}) =>
  read<ChargingOrderDetail>('POST', 'chargingOrders', wish(more));
const gunState = async ({ read }: Client, gunNo: string) => (await read<ChargingGun>('GET', `guns/${gunNo}`)).gunState;
const pay = ({ ask }: Client, bizType: 7 | 8, orderNo: string, payAmount: number, payChannel = 6) => {
  requests += 1;
  return ask('POST', 'charge/v2/api/payCharges', {
    ...{ bizType, orderNo, payAmount, payChannel, couponIds: [], openid: '', returnUrl: '' },
    requestId: `pay-${requests}`,
  });
};

/** A charging session that was stopped after ten minutes, with its bill. */
async function charged(client: Client, more: object = {}): Promise<ChargingOrderDetail> {
  const { orderNo } = await startAt(client, more);
  client.wait(10 * MINUTE_MS);
  await client.read('POST', `chargingOrders/${orderNo}/stop`);
  client.wait(20 * SECOND_MS);
  return client.order(orderNo);
}

describe('stations', () => {
  test('the price follows the hours of the day', async () => {
    const client = chargingClient();
    const station = () => client.read<ChargingStation>('GET', `stations/station-1?${PLACE}`);
    const noon = await station();
    expect([noon.currentPrice, noon.periodPrices.find(({ isNow }) => isNow === 1)?.tag]).toEqual([1.28, '平']);
    expect(noon.periodPrices.map(({ start }) => start)[0]).toBe('00:00');
    expect(noon.periodPrices.at(-1)?.end).toBe('24:00');
    client.wait(5 * HOUR_MS);
    const evening = await station();
    const now = evening.periodPrices.find(({ isNow }) => isNow === 1);
    expect([now?.tag, evening.currentPrice]).toEqual(['尖', (now?.totalPriceFen ?? 0) / 100]);
    expect(evening.currentPrice).toBeGreaterThan(noon.currentPrice);
  });

  test('the free guns that lists count are those of the detail, and other cars come and go', async () => {
    const client = chargingClient();
    const counts: number[] = [];
    for (let step = 0; step < 4; step += 1) {
      const station = await client.read<ChargingStation>('GET', `stations/station-1?${PLACE}`);
      const free = station.guns.filter(({ gunType, gunState }) => gunType === 1 && gunState === 1).length;
      expect(station.quickChargingInfo).toEqual({ leftNum: free, totalNum: 12 });
      counts.push(free);
      client.wait(20 * MINUTE_MS);
    }
    expect(counts[0]).toBe(4);
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  test('a favourite is stored once, listed latest first, and removed', async () => {
    const client = chargingClient();
    const kept = async () =>
      (await client.read<Page<NearbyChargingStation>>('GET', `collectStations?${PLACE}`)).results.map(
        ({ stationId }) => stationId,
      );
    await client.read('POST', 'collectStations', { stationId: 'station-3' });
    await client.read('POST', 'collectStations', { stationId: 'station-3' });
    expect(await kept()).toEqual(['station-3', 'station-2']);
    await client.read('DELETE', 'collectStations/station-2');
    expect(await kept()).toEqual(['station-3']);
    expect(await client.refused('POST', 'collectStations', { stationId: 'nowhere' })).toBe('充电站不存在');
  });
});

describe('a session', () => {
  test('starts after a delay, charges as the clock advances, ends when the charger stops, and then awaits payment', async () => {
    const client = chargingClient();
    const { orderNo, orderState } = await startAt(client);
    expect([orderState, await gunState(client, GUNS.ready)]).toEqual([CHARGING_ORDER_STATE.starting, 2]);
    client.wait(8 * SECOND_MS);
    expect((await client.order(orderNo)).orderState).toBe(CHARGING_ORDER_STATE.charging);
    expect(await gunState(client, GUNS.ready)).toBe(3);
    client.wait(6 * MINUTE_MS);
    const live = await client.live(orderNo);
    expect(live).toMatchObject({ chargeKwh: 6, totalFee: 768, powerKw: 60, chargeMinutes: 6, stopRequested: 0 });
    expect(live.remainMinutes).toBeGreaterThan(20);
    const stopping = await client.read<ChargingOrderDetail>('POST', `chargingOrders/${orderNo}/stop`);
    expect([stopping.orderState, stopping.canStop, stopping.payFee]).toEqual([CHARGING_ORDER_STATE.stopping, 0, 0]);
    client.wait(5 * SECOND_MS);
    expect((await client.order(orderNo)).orderState).toBe(CHARGING_ORDER_STATE.settling);
    client.wait(10 * SECOND_MS);
    const ended = await client.order(orderNo);
    expect(ended).toMatchObject({ orderState: CHARGING_ORDER_STATE.unpaid, stopReason: 1, canPay: 1, canStop: 0 });
    expect(ended.payFee).toBe(ended.elecFee + ended.serviceFee);
    expect((await client.list(2)).map((row) => row.orderNo)).toEqual([orderNo]);
    expect(await client.refused('POST', `chargingOrders/${orderNo}/stop`)).toBe('充电已经结束');
  });

  test("the charger's sample is from its last report, every ten seconds", async () => {
    const client = chargingClient();
    const { orderNo } = await startAt(client);
    client.wait(8 * SECOND_MS + 27 * SECOND_MS);
    expect((await client.live(orderNo)).sampleTime).toBe('2026-03-10 12:00:28');
  });

  test('a gun that is not plugged in fails after a minute; plugged in meanwhile it starts', async () => {
    const late = chargingClient();
    const { orderNo } = await startAt(late, { gunNo: GUNS.unplugged });
    late.wait(MINUTE_MS);
    const failed = await late.order(orderNo);
    expect([failed.orderState, failed.stopReasonText, failed.totalFee]).toEqual([
      CHARGING_ORDER_STATE.startFailed,
      '未检测到插枪，请插好枪后重试',
      0,
    ]);
    const quick = chargingClient();
    const second = await startAt(quick, { gunNo: GUNS.unplugged });
    quick.wait(30 * SECOND_MS);
    plugIn(quick.world, GUNS.unplugged);
    expect((await quick.order(second.orderNo)).orderState).toBe(CHARGING_ORDER_STATE.charging);
  });

  test('a car that is not ready fails with its reason, and the gun can be tried again', async () => {
    const client = chargingClient();
    const { orderNo } = await startAt(client, { gunNo: GUNS.unwilling });
    client.wait(8 * SECOND_MS);
    expect((await client.order(orderNo)).stopReasonText).toMatch(/^车辆未就绪/);
    await startAt(client, { gunNo: GUNS.unwilling });
  });

  test.each([
    [GUNS.broken, '该充电枪故障，请换一把枪'],
    [GUNS.offline, '该充电枪已离线，请换一把枪'],
    [GUNS.running, '该充电枪正在使用中，请换一把枪'],
    ['gun-4-4A', '该充电站暂停营业'],
    ['gun-9-9Z', '充电枪不存在，请核对枪号'],
  ])('gun %s refuses: %s', async (gunNo, message) => {
    expect(await chargingClient().refused('POST', 'chargingOrders', wish({ gunNo }))).toBe(message);
  });

  test('the same request opens one order; for another gun it is refused', async () => {
    const client = chargingClient();
    const asked = wish();
    const first = await client.read<ChargingOrderDetail>('POST', 'chargingOrders', asked);
    const again = await client.read<ChargingOrderDetail>('POST', 'chargingOrders', asked);
    expect(again.orderNo).toBe(first.orderNo);
    expect(await client.refused('POST', 'chargingOrders', { ...asked, gunNo: GUNS.slow })).toBe(
      '请求编号已用于另一笔订单',
    );
  });

  test('stopped before the current flows, the session is cancelled and costs nothing', async () => {
    const client = chargingClient();
    const { orderNo } = await startAt(client);
    const { orderState, totalFee } = await client.read<ChargingOrderDetail>('POST', `chargingOrders/${orderNo}/stop`);
    expect([orderState, totalFee]).toEqual([CHARGING_ORDER_STATE.cancelled, 0]);
    client.wait(HOUR_MS);
    expect((await client.order(orderNo)).orderState).toBe(CHARGING_ORDER_STATE.cancelled);
  });

  test('a charger that ignores the stop command charges on until the battery is full', async () => {
    const client = chargingClient();
    const { orderNo } = await startAt(client, { gunNo: GUNS.deaf });
    client.wait(5 * MINUTE_MS);
    await client.read('POST', `chargingOrders/${orderNo}/stop`);
    client.wait(5 * MINUTE_MS);
    expect(await client.live(orderNo)).toMatchObject({
      orderState: CHARGING_ORDER_STATE.stopping,
      stopRequested: 1,
      powerKw: 60,
    });
    client.wait(3 * HOUR_MS);
    expect(await client.order(orderNo)).toMatchObject({ stopReason: 2, endSoc: 100 });
  });

  test.each([
    [1, 1_000, { totalFee: 1_000 }],
    [2, 5, { chargeKwh: 5 }],
    [3, 12, { chargeMinutes: 12 }],
    [4, 60, { endSoc: 60 }],
  ])('ends by limit %i of %i', async (limitType, limitValue, expected) => {
    const client = chargingClient();
    const { orderNo } = await startAt(client, { limitType, limitValue });
    client.wait(HOUR_MS);
    expect(await client.order(orderNo)).toMatchObject({ ...expected, stopReason: 3 });
    expect((await client.live(orderNo)).limitProgress).toBe(100);
  });

  test('pulling the plug ends it; a broken charger ends it, and its bill is reviewed first', async () => {
    const client = chargingClient();
    const { orderNo } = await startAt(client);
    client.wait(5 * MINUTE_MS);
    unplug(client.world, GUNS.ready);
    expect(await client.order(orderNo)).toMatchObject({ stopReason: 5, occupyOrderNo: '' });
    setCondition(client.world, GUNS.running, 'broken');
    expect((await client.order('charging-1')).orderState).toBe(CHARGING_ORDER_STATE.abnormal);
    client.wait(30 * MINUTE_MS);
    expect(await client.order('charging-1')).toMatchObject({ orderState: CHARGING_ORDER_STATE.unpaid, stopReason: 8 });
  });

  test('the session of the home card continues, and ends full and unpaid', async () => {
    const client = chargingClient();
    expect(await client.list(1)).toMatchObject([
      {
        orderNo: 'charging-1',
        stationName: '市民中心充电站',
        deviceName: '3号直流桩',
        gunName: 'A枪',
        orderStateText: '充电中',
      },
    ]);
    expect((await client.list(3)).map(({ orderNo }) => orderNo)).toEqual(['charging-2']);
    client.wait(2 * HOUR_MS);
    expect(await client.list(1)).toEqual([]);
    expect(await client.order('charging-1')).toMatchObject({ stopReason: 2, endSoc: 100, orderStateText: '待支付' });
  });
});

describe('paying', () => {
  test('a bill is paid from the balance, once, and only the right amount', async () => {
    const client = chargingClient();
    const { orderNo, payFee } = await charged(client);
    expect((await pay(client, 7, orderNo, payFee - 1)).msg).toMatch(/^费用已变化/);
    expect((await pay(client, 7, orderNo, payFee)).code).toBe('200');
    expect(walletOf(client.world, lin.driverId).balance).toBe(5_000 - payFee);
    expect(await client.order(orderNo)).toMatchObject({
      orderState: CHARGING_ORDER_STATE.finished,
      paidFee: payFee,
      payFee: 0,
    });
    expect((await pay(client, 7, orderNo, payFee)).msg).toBe('该订单无需支付');
  });

  test('a coupon for charging reduces the bill, one for parking is refused', async () => {
    const client = chargingClient();
    const { orderNo, payFee } = await charged(client);
    const common = {
      driverId: lin.driverId,
      plateNo: '',
      grantId: '',
      couponName: '充电券',
      couponType: 1 as const,
      parkIds: [],
    };
    const issue = (bizType: 1 | 2) =>
      issueCoupon(client.world, {
        ...common,
        ...{ bizType, couponValue: 300, minFee: 0, sourceType: 3, sourceName: '活动' },
        endAt: client.world.clock.now() + DAY_MS,
      }).couponId;
    const payWith = (couponId: string) =>
      client.ask('POST', 'charge/v2/api/payCharges', {
        ...{ bizType: 7, orderNo, payAmount: payFee - 300, payChannel: 6, couponIds: [couponId] },
        requestId: `with-${couponId}`,
      });
    expect((await payWith(issue(1))).msg).toBe('优惠券不存在');
    expect((await payWith(issue(2))).code).toBe('200');
    expect(await client.order(orderNo)).toMatchObject({ discountFee: 300, paidFee: payFee - 300, payFee: 0 });
  });

  test('a bill is paid at a cashier', async () => {
    const client = chargingClient();
    const { orderNo, payFee } = await charged(client);
    const { data } = await pay(client, 7, orderNo, payFee, 3);
    payAtCashier(client.world, (data as { payId: string }).payId);
    expect((await client.order(orderNo)).orderState).toBe(CHARGING_ORDER_STATE.finished);
  });

  test('a driver who owes for charging cannot start again, and nothing can be paid before the bill exists', async () => {
    const client = chargingClient();
    expect((await pay(client, 7, 'charging-1', 100)).msg).toBe('充电尚未结算，请稍后再支付');
    await charged(client);
    unplug(client.world, GUNS.ready);
    expect(await client.refused('POST', 'chargingOrders', wish({ gunNo: GUNS.slow }))).toBe(
      '您有待支付的充电订单，请先支付',
    );
  });

  test('a prepaid session takes its fee from the balance and ends when the balance is used up', async () => {
    const client = chargingClient();
    const { orderNo } = await startAt(client, { plateNo: '', payMode: 1 });
    client.wait(30 * MINUTE_MS);
    expect((await client.live(orderNo)).balanceWarn).toBe(0);
    client.wait(7 * MINUTE_MS);
    expect((await client.live(orderNo)).balanceWarn).toBe(1);
    client.wait(HOUR_MS);
    const ended = await client.order(orderNo);
    expect(ended).toMatchObject({ orderState: CHARGING_ORDER_STATE.finished, stopReason: 4, payFee: 0 });
    expect(ended.paidFee).toBe(ended.totalFee);
    const { balance } = walletOf(client.world, lin.driverId);
    expect(ended.totalFee + balance).toBe(5_000);
    expect(balance).toBeLessThanOrEqual(1);
  });

  test('a wallet that is too small cannot prepay', async () => {
    const client = chargingClient('default', chen.phone);
    expect(await client.refused('POST', 'chargingOrders', wish({ plateNo: '', payMode: 1 }))).toMatch(/^余额不足10元/);
  });
});

describe('occupying a gun after charging', () => {
  const kept = async (client: Client) => {
    const { orderNo, payFee } = await charged(client);
    const { occupyOrderNo } = await client.order(orderNo);
    await pay(client, 7, orderNo, payFee);
    return { orderNo, read: () => client.read<IdleFeeOrder>('GET', `occupyOrders/${occupyOrderNo}`), occupyOrderNo };
  };
  const exists = (client: Client) => client.read('POST', 'occupyOrders/exist');

  test('is free at first, then costs by the minute, stops costing when the plug is out, and is paid', async () => {
    const client = chargingClient();
    const { read, occupyOrderNo } = await kept(client);
    expect(await read()).toMatchObject({ state: 1, occupyFee: 0, freeMinutes: 15, pictures: [] });
    expect(await exists(client)).toEqual({ exist: 1, occupyOrderNo, state: 1 });
    expect(await gunState(client, GUNS.ready)).toBe(5);
    client.wait(24 * MINUTE_MS);
    expect(await read()).toMatchObject({ state: 2, billMinutes: 10, occupyFee: 500, payFee: 0, canPay: 0 });
    expect((await pay(client, 8, occupyOrderNo, 500)).msg).toBe('充电枪尚未拔出，请拔枪挪车后再支付');
    // An idle fee that still runs is not owed yet, so another car may charge.
    const other = await startAt(client, { gunNo: GUNS.slow });
    await client.read('POST', `chargingOrders/${other.orderNo}/stop`);
    unplug(client.world, GUNS.ready);
    client.wait(5 * MINUTE_MS);
    expect(await read()).toMatchObject({ state: 3, occupyFee: 500, payFee: 500, canPay: 1 });
    expect(await client.refused('POST', 'chargingOrders', wish({ gunNo: GUNS.slow }))).toBe(
      '您有待支付的占位费，请先支付',
    );
    expect((await pay(client, 8, occupyOrderNo, 500)).code).toBe('200');
    expect(await read()).toMatchObject({ state: 4, paidFee: 500, payFee: 0 });
    expect(await exists(client)).toEqual({ exist: 0, occupyOrderNo: '', state: 0 });
  });

  test('costs nothing to a driver who leaves in time, and never more than the cap', async () => {
    const quick = chargingClient();
    const { orderNo } = await kept(quick);
    unplug(quick.world, GUNS.ready);
    expect((await quick.order(orderNo)).occupyOrderNo).toBe('');
    expect((await quick.read<Page<IdleFeeOrder>>('GET', 'occupyOrders/msp?pageNo=1&pageSize=20')).total).toBe(0);
    const slow = chargingClient();
    const { read } = await kept(slow);
    slow.wait(DAY_MS);
    expect((await read()).occupyFee).toBe(5_000);
  });

  test('the scenario of a full car has a fee that runs', async () => {
    const client = chargingClient('chargingKept');
    const { results } = await client.read<Page<IdleFeeOrder>>('GET', 'occupyOrders/msp?pageNo=1&pageSize=20');
    expect(results).toMatchObject([{ orderNo: 'charging-3', state: 2 }]);
    client.wait(MINUTE_MS);
    const [later] = (await client.read<Page<IdleFeeOrder>>('GET', 'occupyOrders/msp?pageNo=1&pageSize=20')).results;
    expect((later?.occupyFee ?? 0) - (results[0]?.occupyFee ?? 0)).toBe(50);
  });
});

describe('appeals', () => {
  const objection = { content: '枪坏了', pictures: [LICENCE], contactPhone: lin.phone };

  test('one against a charge is reviewed, then answered; an overpayment is refunded', async () => {
    const client = chargingClient();
    const { orderNo } = await startAt(client);
    client.wait(10 * MINUTE_MS);
    setCondition(client.world, GUNS.ready, 'broken');
    client.wait(31 * MINUTE_MS);
    const { payFee } = await client.order(orderNo);
    await pay(client, 7, orderNo, payFee);
    const paidBalance = walletOf(client.world, lin.driverId).balance;
    const sent = await client.read<ChargingAppeal>('POST', 'chargingOrderAppeals', {
      ...objection,
      orderNo,
      reasonType: 5,
    });
    expect(sent).toMatchObject({ state: 1, reasonText: '枪故障', refundFee: 0, orderNo });
    expect(await client.refused('POST', 'chargingOrderAppeals', { ...objection, orderNo, reasonType: 5 })).toMatch(
      /正在申诉中/,
    );
    client.wait(HOUR_MS);
    const read = () => client.read<ChargingAppeal>('GET', `chargingOrderAppeals/${sent.appealId}`);
    expect((await read()).state).toBe(2);
    client.wait(2 * DAY_MS);
    const refundFee = Math.floor(payFee / 2);
    expect(await read()).toMatchObject({ state: 3, refundFee, resultFee: payFee - refundFee });
    expect(walletOf(client.world, lin.driverId).balance).toBe(paidBalance + refundFee);
    expect(await client.order(orderNo)).toMatchObject({
      refundFee,
      payFee: 0,
      orderState: CHARGING_ORDER_STATE.finished,
    });
  });

  test('one that the records do not support is rejected, and the bill stays', async () => {
    const client = chargingClient();
    const { orderNo, payFee } = await charged(client);
    await client.read('POST', 'chargingOrderAppeals', { ...objection, orderNo, reasonType: 1 });
    client.wait(2 * DAY_MS);
    const [appeal] = (await client.read<Page<ChargingAppeal>>('GET', `chargingOrderAppeals?orderNo=${orderNo}`))
      .results;
    expect(appeal).toMatchObject({ state: 4, refundFee: 0, resultFee: payFee });
    expect((await client.order(orderNo)).payFee).toBe(payFee);
  });

  test('an idle fee under appeal is not paid; waived it is gone', async () => {
    const client = chargingClient('chargingKept');
    client.wait(MINUTE_MS);
    await client.list(4);
    unplug(client.world, GUNS.ready);
    const [kept] = (await client.read<Page<IdleFeeOrder>>('GET', 'occupyOrders/msp?pageNo=1&pageSize=20')).results;
    const occupyOrderNo = kept?.occupyOrderNo ?? '';
    const read = () => client.read<IdleFeeOrder>('GET', `occupyOrders/${occupyOrderNo}`);
    const { appealId } = await client.read<IdleFeeAppeal>('POST', 'occupyOrderAppeals', {
      ...objection,
      occupyOrderNo,
      reasonType: 2,
    });
    expect(await read()).toMatchObject({ state: 6, canPay: 0, canAppeal: 0, appealState: 1 });
    expect((await pay(client, 8, occupyOrderNo, kept?.occupyFee ?? 0)).msg).toMatch(/正在申诉中/);
    client.wait(2 * DAY_MS);
    expect(await client.read('GET', `occupyOrderAppeals/${appealId}`)).toMatchObject({ state: 3, resultFee: 0 });
    expect(await read()).toMatchObject({ state: 5, stateText: '已免除', payFee: 0 });
  });
});

describe('VIN and card', () => {
  const vins = async ({ read }: Client) => (await read<Page<PlugAndChargeVin>>('GET', 'vins')).results;

  test('a VIN is reviewed, then charging starts automatically when plugged in, until the VIN is removed', async () => {
    const client = chargingClient();
    const vin = 'LGXC16DF7K0123456';
    const added = await client.read<PlugAndChargeVin>('POST', 'vins', {
      plateNo: PLATES.running,
      vin,
      licencePicUrl: LICENCE,
      autoPayAgreed: 1,
    });
    expect(added.stateText).toBe('审核中');
    plugIn(client.world, GUNS.unplugged, vin);
    expect(await gunState(client, GUNS.unplugged)).toBe(2);
    unplug(client.world, GUNS.unplugged);
    client.wait(5 * MINUTE_MS);
    plugIn(client.world, GUNS.unplugged, vin);
    client.wait(8 * SECOND_MS);
    const [running] = await client.list(1);
    expect(await client.order(running?.orderNo ?? '')).toMatchObject({
      vin,
      startMode: 3,
      payMode: 1,
      gunNo: GUNS.unplugged,
    });
    await client.read('DELETE', `vins/${added.vinId}`);
    expect((await vins(client)).map((row) => row.vin)).toEqual([SEEDED_VIN]);
  });

  test('a VIN with a wrong check digit is rejected; a malformed one and one in use are refused', async () => {
    const client = chargingClient();
    const add = (vin: string) => ({ plateNo: PLATES.running, vin, licencePicUrl: LICENCE, autoPayAgreed: 1 });
    await client.read('POST', 'vins', add('LGXC16DF8K0123456'));
    client.wait(5 * MINUTE_MS);
    const last = (await vins(client)).at(-1);
    expect([last?.stateText, last?.rejectReason]).toEqual(['未通过', '车架号与行驶证不一致，请核对后重新提交']);
    expect(await client.refused('POST', 'vins', add(SEEDED_VIN))).toBe('该车架号已被绑定');
    expect(await client.refused('POST', 'vins', add('LGXC16DF8K01234O6'))).toMatch(/不含字母I、O、Q/);
  });

  test('a card is bound by its number and its password, once, and to one driver; wrong passwords lock it', async () => {
    const client = chargingClient();
    const { cardNo, password } = FREE_CARD;
    const bind = (asked: object, of = client) => of.refused('POST', 'cards', { cardNo, password, ...asked });
    expect(await bind({ cardNo: '8100000000000000' })).toBe('卡号不存在，请核对');
    expect(await bind({ password: '000000' })).toBe('卡密码错误，还可以再试4次');
    expect(await bind({})).toBe('');
    expect(await bind({})).toBe('');
    // It is bound already: nothing is proved by the password any more.
    expect(await bind({ password: '000000' })).toBe('');
    const { results } = await client.read<Page<ChargingCard>>('GET', 'cards');
    expect(results.filter((card) => card.cardNo === '8100 **** **** 7777')).toHaveLength(1);
    const card = client.world.tables.charging.cards.find((row) => row.cardNo === cardNo);
    if (card === undefined) throw new Error('The seed has this card');
    card.driverId = DRIVERS.chen.driverId;
    // Who does not know the password does not learn whose it is.
    expect(await bind({ password: '000000' })).toMatch(/^卡密码错误/);
    expect(await bind({})).toBe('该卡已绑定其他账号，请联系客服');
    card.driverId = '';
    for (let tries = 0; tries < 5; tries += 1) await bind({ password: '000000' });
    expect(await bind({})).toBe('充电卡已锁定，请联系客服');
  });

  test('the number of a card is read from a photo, if one can be read', async () => {
    const client = chargingClient();
    const read = () => client.read<{ cardNo: string }>('POST', 'cardPhotos', { cardPicUrl: LICENCE });
    expect(await read()).toEqual({ cardNo: FREE_CARD.cardNo });
    client.world.settings.readsCardPhotos = false;
    expect(await read()).toEqual({ cardNo: '' });
  });

  test('a card number is masked; a wrong password counts, and the fifth locks the card', async () => {
    const client = chargingClient();
    const change = (oldPassword: string, newPassword: string) =>
      client.refused('PUT', 'charging/cards/password', { cardId: SEEDED_CARD.cardId, oldPassword, newPassword });
    expect(await change(SEEDED_CARD.password, '112233')).toBe('');
    expect(await change(SEEDED_CARD.password, '445566')).toBe('原密码错误，还可以再试4次');
    for (let tries = 0; tries < 4; tries += 1) await change('000000', '445566');
    expect(await change('112233', '445566')).toBe('充电卡已锁定，请联系客服');
    const { results } = await client.read<Page<object>>('GET', 'cards');
    expect(results[0]).toMatchObject({ cardNo: '8100 **** **** 1234', stateText: '已锁定' });
  });
});

describe('access rights', () => {
  test("another driver's orders, occupied guns, appeals, VINs and cards are reported as not found", async () => {
    const client = chargingClient('chargingKept');
    const [kept] = (await client.read<Page<IdleFeeOrder>>('GET', 'occupyOrders/msp?pageNo=1&pageSize=20')).results;
    client.as(chen.phone);
    expect(await client.list(4)).toEqual([]);
    const paths = [
      'chargingOrders/charging-1',
      'chargingOrders/charging-1/live',
      `occupyOrders/${kept?.occupyOrderNo ?? ''}`,
    ];
    for (const path of paths) expect(await client.refused('GET', path)).toMatch(/不存在$/);
    expect(await client.refused('POST', 'chargingOrders/charging-1/stop')).toBe('充电订单不存在');
    expect(await client.refused('DELETE', 'vins/vin-1')).toBe('车架号不存在');
    expect((await pay(client, 7, 'charging-1', 1)).msg).toBe('充电订单不存在');
  });

  test('a visitor sees stations and their prices, and nothing else', async () => {
    const { call } = mockClient();
    expect((await call('GET', `cps/v2/api/stations/station-1?${PLACE}`)).code).toBe('200');
    const locked = [
      'guns/gun-1-1A',
      'collectStations',
      'chargingOrders/charging-1',
      'occupyOrders/msp',
      'vins',
      'cards',
    ];
    for (const path of locked) expect([path, (await call('GET', `cps/v2/api/${path}`)).code]).toEqual([path, '401']);
  });

  test('a malformed body is refused by the name of the field', async () => {
    const client = chargingClient();
    expect(await client.refused('POST', 'chargingOrders', wish({ limitType: 9 }))).toBe('参数错误：limitType');
    expect(await client.refused('POST', 'chargingOrders', wish({ limitType: 1, limitValue: 0 }))).toBe(
      '停止条件不正确',
    );
    expect(await client.refused('POST', 'vins', { vin: 'x' })).toBe('参数错误：plateNo');
    expect(await client.refused('GET', 'chargingOrders/msp?requestType=7')).toBe('参数错误：requestType');
  });
});
