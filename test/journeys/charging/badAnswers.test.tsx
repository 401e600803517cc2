import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { advanceCharging } from '../../../mocks/world/charging/advanceCharging';
import { startCharging, unplug } from '../../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { intervalsPass, intervalsWait, phoneWaits } from '../../support/phoneClock';
import { answer, button, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
type Backend = ReturnType<typeof createBackend>;
type App = Awaited<ReturnType<typeof makeApp>>;
const STOP = 'POST cps/v2/api/chargingOrders/{id}/stop';
const LIVE = /chargingOrders\/[^/?]+\/live/;
const ORDER = /chargingOrders\/[^/?]+$/;
const wish = { gunNo: GUNS.ready, plateNo: '', limitType: 0, limitValue: 0, payMode: 2, requestId: 'bad' } as const;

const passed = (app: App, ms: number) => {
  act(() => {
    app.world.clock.advance(ms);
    app.outside.seeAgain();
  });
};
/** Answers of one call with other fields than the world would send. */
const saying =
  ({ app }: Backend, path: RegExp, fields: (data: object) => object): NonNullable<MakeAppOptions['fetch']> =>
  async (input, init) => {
    const response = await fetchPort(app)(input, init);
    if (!path.test(input)) return response;
    const body = (await response.json()) as { data: object };
    return Response.json({ ...body, data: { ...body.data, ...fields(body.data) } });
  };
/** A running charge of chen, watched. */
async function watched(backend: Backend, options: MakeAppOptions = {}) {
  const order = startCharging(backend.world, chen.driverId, wish);
  backend.world.clock.advance(10 * MINUTE_MS);
  advanceCharging(backend.world);
  const at = `/chargingResults?orderNo=${order.orderNo}`;
  return { app: await makeApp({ at, signedInAs: chen.phone, backend, ...options }), order };
}
const watchedSaying = (fields: (data: object) => object, backend = createBackend()) =>
  watched(backend, { fetch: saying(backend, LIVE, fields) });
/** A bill of lin that the server describes in this way. */
const billSaying = async (fields: object, at = '/chargeBillDetail?orderNo=charging-2') => {
  const backend = createBackend();
  return makeApp({ at, signedInAs: lin.phone, backend, fetch: saying(backend, ORDER, () => fields) });
};

describe('a stop', () => {
  test('whose answer is lost is asked about and not sent again; what it came to is the server’s word', async () => {
    const backend = createBackend();
    backend.world.faults.set(STOP, { kind: 'cutAfter', times: 1 });
    backend.world.faults.set('GET cps/v2/api/requests/{id}', { kind: 'http404' });
    const { app, order } = await watched(backend);
    fireEvent.click(await button('停止充电'));
    fireEvent.click(await answer('停止充电'));
    expect(await word(/^停止结果未确认，还在继续查询/)).toBeVisible();
    expect(screen.getByText('停不下来怎么办')).toBeVisible();
    expect(screen.queryByText('您已停止充电')).toBeNull();
    passed(app, 6 * SECOND_MS);
    expect(await word('您已停止充电')).toBeVisible();
    expect(order.stopReason).toBe(1);
    expect(app.sent('POST', `cps/v2/api/chargingOrders/${order.orderNo}/stop`)).toHaveLength(1);
  });
});

describe('what a charger says', () => {
  test('too long ago is old and grey, though the server answers; nothing is made up meanwhile', async () => {
    let first = {};
    const { app } = await watchedSaying((data) => (first = 'totalFee' in first ? first : data));
    await word('已产生费用');
    expect(screen.queryByText(/^充电桩暂时没有上报/)).toBeNull();
    phoneWaits(2 * MINUTE_MS);
    passed(app, 2 * MINUTE_MS);
    expect(await word(/^充电桩暂时没有上报，数据更新于 \d\d:\d\d。充电不受影响$/)).toBeVisible();
  });

  test('without the battery is shown by its energy, and holes leave their lines out', async () => {
    const none = { soc: -1, powerKw: null, voltageV: null, currentA: null, remainMinutes: null, elecFee: null };
    await watchedSaying(() => none);
    expect(await word('已充（度）')).toBeVisible();
    for (const label of ['功率', '电压电流', '预计还要', '电费']) expect(screen.queryByText(label)).toBeNull();
    expect(screen.getByText('服务费')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/NaN|null|undefined/);
  });

  test('of another order is not shown, and the charge is still waited for', async () => {
    await watchedSaying(() => ({ orderNo: 'somebody', totalFee: 99_999 }));
    await button('停止充电');
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByText('已产生费用')).toBeNull();
    expect(document.body).not.toHaveTextContent('999.99');
  });
});

test('a charge is asked about every 5 s while it is seen, every 30 s while it is hidden, and at once on return', async () => {
  intervalsWait();
  let isVisible = true;
  const { app } = await watched(createBackend(), { page: { isVisible: () => isVisible } });
  await word('已产生费用');
  const machine = performance.now.bind(performance);
  let aheadMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => machine() + aheadMs);
  const asked = () => app.calls.filter(({ path }) => LIVE.test(path)).length;
  const during = async (ms: number) => {
    const before = asked();
    for (let at = 0; at < ms; at += 5 * SECOND_MS) {
      act(() => {
        aheadMs += 5 * SECOND_MS;
        intervalsPass(5 * SECOND_MS);
      });
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    }
    return asked() - before;
  };
  expect(await during(30 * SECOND_MS)).toBe(6);
  isVisible = false;
  expect(await during(60 * SECOND_MS)).toBe(2);
  const before = asked();
  isVisible = true;
  act(() => app.outside.seeAgain());
  await waitFor(() => expect(asked()).toBe(before + 1), WAIT);
  jest.mocked(performance.now).mockRestore();
});

test.each([-DAY_MS, DAY_MS])(
  'a phone whose clock is wrong by %i ms shows the server’s times and no old data',
  async (ms) => {
    phoneWaits(ms);
    const backend = createBackend();
    const { app, order } = await watched(backend);
    await word('已产生费用');
    expect(screen.queryByText(/数据更新于/)).toBeNull();
    order.stopAskedAt = backend.world.clock.now();
    passed(app, 6 * SECOND_MS);
    await word('您已停止充电');
    expect(await screen.findByRole('timer', { name: /^免费剩余 1[45]:/ }, WAIT)).toBeVisible();
    unplug(backend.world, GUNS.ready);
  },
);

test('a charge over midnight and the end of a month has the date of each part of its bill', async () => {
  const backend = createBackend();
  const { world } = backend;
  world.clock.advance(Date.parse('2026-03-31T23:30:00+08:00') - world.clock.now());
  const order = startCharging(world, chen.driverId, wish);
  for (const ms of [10 * SECOND_MS, HOUR_MS]) {
    world.clock.advance(ms);
    advanceCharging(world);
  }
  await makeApp({ at: `/chargeBillDetail?orderNo=${order.orderNo}`, signedInAs: chen.phone, backend });
  expect(await word('计费明细')).toBeVisible();
  expect(screen.getByText(/^3月31日 23:30 至 4月1日 00:00$|^3月31日 23:30 至 今天 00:00$/)).toBeVisible();
  expect(screen.getByText(/^今天 00:00 至 00:\d\d$/)).toBeVisible();
});

test('a charge that cost nothing says so and asks for no money', async () => {
  await billSaying({ totalFee: 0, elecFee: 0, serviceFee: 0, periodItems: [], paidFee: 0, payFee: 0, canPay: 0 });
  expect(await word('本次未产生费用，不用支付')).toBeVisible();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('a refund says where it goes and when; one that is larger than what was paid is not relied on', async () => {
  const fine = await billSaying({ orderState: 10, paidFee: 4_608, refundFee: 1_000 });
  expect(await word('原路退回，1–3个工作日到账')).toBeVisible();
  fine.stop();
  const there = await billSaying({ orderState: 11, paidFee: 4_608, refundFee: 4_608 });
  expect(await word('已原路退回')).toBeVisible();
  there.stop();
  await billSaying({ orderState: 11, paidFee: 4_608, refundFee: 9_999 });
  expect(await word('与已付金额不符，以实际到账为准')).toBeVisible();
});

test('a state that nobody knows is 处理中 on each screen of the order, never a success', async () => {
  for (const screenName of ['chargeBillDetail', 'chargingResults']) {
    const app = await billSaying({ orderState: 77, orderStateText: '已完成' }, `/${screenName}?orderNo=charging-2`);
    expect(await word('处理中')).toBeVisible();
    expect(screen.queryByText('已完成')).toBeNull();
    app.stop();
  }
});
