import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { plugIn, refuseStop, setCondition, unplug } from '../../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { walletOf } from '../../../mocks/world/money/wallets';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { address, answer, button, link, pressWithout, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
type Backend = ReturnType<typeof createBackend>;
const START = 'POST cps/v2/api/chargingOrders';
const STOP = 'POST cps/v2/api/chargingOrders/{id}/stop';
const LIVE = 'GET cps/v2/api/chargingOrders/{id}/live';

/** The driver who has nothing running yet. */
const open = (gunNo: string, backend: Backend, options: MakeAppOptions = {}) =>
  makeApp({ at: `/chargingPage?gunNo=${gunNo}`, signedInAs: chen.phone, backend, ...options });
const ordersOf = ({ world }: Backend, driverId: string = chen.driverId) =>
  world.tables.charging.orders.filter((order) => order.driverId === driverId);
const ready = async (name: string | RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};
const passed = (app: Awaited<ReturnType<typeof makeApp>>, ms: number) => {
  act(() => {
    app.world.clock.advance(ms);
    app.outside.seeAgain();
  });
};
const started = async (backend = createBackend()) => {
  const app = await open(GUNS.ready, backend);
  fireEvent.click(await ready('开始充电'));
  await app.onScreen('chargingPageResult');
  passed(app, 10 * SECOND_MS);
  await app.onScreen('chargingResults');
  return app;
};

describe('before the start', () => {
  test('the driver sees gun, steps, the price now and next, parking, the idle fee with its time, and an estimate for a limit', async () => {
    await open(GUNS.ready, createBackend());
    await ready('开始充电');
    expect(screen.getByText(saidBy('1.28元/度'))).toBeVisible();
    expect(screen.getByText(saidBy('14:00 起 1.70元/度'))).toBeVisible();
    expect(screen.getByText(saidBy(/^充电结束后15分钟内免费/))).toBeVisible();
    expect(screen.getByText(saidBy('充完15分钟后，充完会倒计时'))).toBeVisible();
    expect(screen.queryByText(/^预计约/)).toBeNull();
    fireEvent.click(screen.getByLabelText('按电量'));
    expect(await word(/^预计约 25\.60元，20分钟，20度$/)).toBeVisible();
    expect(screen.getByText(/^约 \d\d:\d\d（预计 \d\d:\d\d 充完）$/)).toBeVisible();
  });

  test('an unplugged gun waits for its plug, and starts to be usable by itself', async () => {
    const backend = createBackend();
    const app = await open(GUNS.unplugged, backend);
    await pressWithout('开始充电', '请先把枪插到车上，插好后自动变为可启动');
    expect(ordersOf(backend)).toHaveLength(0);
    plugIn(backend.world, GUNS.unplugged);
    passed(app, SECOND_MS);
    await waitFor(() => expect(document.querySelector('main')).not.toHaveTextContent('请先把枪插到车上'), WAIT);
    expect(screen.getByRole('button', { name: '开始充电' })).toBeEnabled();
  });

  test.each([
    [GUNS.broken, '该枪故障，请换一把枪'],
    [GUNS.offline, '该枪已离线，请换一把枪'],
    [GUNS.running, '该枪正在给其他车充电，请换一把枪'],
  ])('%s cannot be started, and says what to do', async (gunNo, words) => {
    await open(gunNo, createBackend());
    expect(await word(words)).toBeVisible();
    expect(await link('换一把枪')).toHaveAttribute('href', '/chargeStationDetail?stationId=station-1');
    // Nothing is asked or promised of a charge that cannot be: the free guns stand there, those of the same kind first.
    for (const label of ['现在电价', '充到什么时候停', '充电券']) expect(screen.queryByText(label)).toBeNull();
    const free = within(screen.getByRole('list', { name: '空闲的枪' })).getAllByRole('link');
    expect(free[0]).toHaveTextContent(/直流桩.*空闲.*60kW/);
    expect(screen.getByRole('link', { name: /^电站电话/ })).toHaveAttribute('href', 'tel:075583001234');
  });

  test('a number that no gun has leads to the field for it, with what was wrong', async () => {
    await open('gun-404', createBackend());
    expect(await word('充电枪不存在，请核对枪号')).toBeVisible();
    fireEvent.change(screen.getByLabelText('枪号'), { target: { value: GUNS.ready } });
    fireEvent.click(await button('下一步'));
    await waitFor(() => expect(address()).toBe(`/chargingPage?gunNo=${GUNS.ready}`), WAIT);
  });

  test('the number of a gun is typed by the full keyboard as it is printed', async () => {
    await open('gun-404', createBackend());
    const field = await screen.findByLabelText('枪号', {}, { timeout: 15_000 });
    fireEvent.focus(field);
    const pad = within(await screen.findByRole('group', { name: '键盘' }));
    for (const key of ['g', 'u', 'n', '切换', '切换', '-', '切换', '1', '切换', 'A'])
      fireEvent.click(pad.getByRole('button', { name: key }));
    expect(field).toHaveValue('gun-1A');
    fireEvent.click(pad.getByRole('button', { name: '退一格' }));
    fireEvent.click(pad.getByRole('button', { name: '完成' }));
    fireEvent.click(await button('下一步'));
    await waitFor(() => expect(address()).toBe('/chargingPage?gunNo=gun-1'), WAIT);
  });

  test('a price that changes while the page is open is told, and the next press agrees to it', async () => {
    const backend = createBackend();
    const app = await open(GUNS.ready, backend);
    await button('开始充电');
    passed(app, 125 * MINUTE_MS);
    expect(await word(/电价已由 1\.28元\/度 变为 1\.70元\/度/)).toBeVisible();
    expect(ordersOf(backend)).toHaveLength(0);
    fireEvent.click(await ready('按新电价开始充电'));
    await app.onScreen('chargingPageResult');
    expect(ordersOf(backend)).toHaveLength(1);
  });

  test('a balance that is too small leads to the recharge, and paying afterwards still starts', async () => {
    const backend = createBackend();
    await open(GUNS.ready, backend);
    fireEvent.click(await screen.findByLabelText('余额扣费', {}, WAIT));
    expect(await word(/至少要 10\.00元 才能启动/)).toBeVisible();
    expect(await link('去充值')).toHaveAttribute('href', '/wallet');
    await pressWithout('开始充电', '余额不足，请先充值或改为先充后付');
    expect(ordersOf(backend)).toHaveLength(0);
    fireEvent.click(screen.getByLabelText('先充后付'));
    await waitFor(() => expect(screen.getByRole('button', { name: '开始充电' })).toBeEnabled(), WAIT);
  });

  test('a recharge for it leads back to the same gun, plugged in or not', async () => {
    const backend = createBackend();
    const app = await makeApp({
      at: `/chargingPage?gunNo=${GUNS.unplugged}`,
      ...payingDriver(backend),
      signedInAs: chen.phone,
    });
    fireEvent.click(await screen.findByLabelText('余额扣费', {}, WAIT));
    fireEvent.click(await link('去充值'));
    await app.onScreen('wallet');
    fireEvent.click(await screen.findByLabelText('50.00元', {}, WAIT));
    fireEvent.click(await ready(/微信支付 50\.00元$/));
    await app.onScreen('walletResult');
    fireEvent.click(await button(/^回到充电/));
    await waitFor(() => expect(address()).toBe(`/chargingPage?gunNo=${GUNS.unplugged}`), WAIT);
    expect(await word(/^余额 50\.00元，用完自动停$/)).toBeVisible();
  });

  test('a charge can stop at a percentage, where the gun hears from the car how full its battery is', async () => {
    const backend = createBackend();
    const app = await open(GUNS.ready, backend);
    fireEvent.click(await screen.findByLabelText('按百分比', {}, WAIT));
    expect(screen.getByLabelText('80%')).toBeChecked();
    fireEvent.click(await ready('开始充电'));
    await app.onScreen('chargingPageResult');
    expect(ordersOf(backend)).toMatchObject([{ limitType: 4, limitValue: 80 }]);
    app.go(`/chargingPage?gunNo=${GUNS.slow}`);
    await screen.findByLabelText('按时间', {}, WAIT);
    expect(screen.queryByLabelText('按百分比')).toBeNull();
  });
});

describe('the start', () => {
  test('goes over its steps to the running charge: one order, and nothing is called started before the server says so', async () => {
    const backend = createBackend();
    const app = await open(GUNS.ready, backend);
    const press = await ready('开始充电');
    fireEvent.click(press);
    fireEvent.click(press);
    await app.onScreen('chargingPageResult');
    expect(await word('等待桩响应')).toBeVisible();
    expect(screen.queryByText('桩已响应')).toBeNull();
    passed(app, 4 * SECOND_MS);
    expect(await word('桩已响应')).toBeVisible();
    expect(screen.queryByText('充电中')).toBeNull();
    expect(ordersOf(backend)).toHaveLength(1);
    passed(app, 10 * SECOND_MS);
    await app.onScreen('chargingResults');
    expect(await word('已产生费用')).toBeVisible();
  });

  test('whose answer is lost is asked about, never sent again, and goes on', async () => {
    const backend = createBackend();
    backend.world.faults.set(START, { kind: 'cutAfter', times: 1 });
    const app = await open(GUNS.ready, backend);
    fireEvent.click(await ready('开始充电'));
    await app.onScreen('chargingPageResult');
    expect(ordersOf(backend)).toHaveLength(1);
    expect(app.sent('POST', 'cps/v2/api/chargingOrders')).toHaveLength(1);
  });

  test('of a page that was closed before its answer came is found when the page is opened again', async () => {
    const backend = createBackend();
    const kept = {
      local: new Map<string, string>(),
      tab: new Map<string, string>(),
      cookies: new Map<string, string>(),
    };
    const real = fetchPort(backend.app);
    const first = await open(GUNS.ready, backend, {
      ...kept,
      fetch: async (input, init) => {
        const response = await real(input, init);
        return input.endsWith('/chargingOrders') && init?.method === 'POST'
          ? new Promise<never>(() => undefined)
          : response;
      },
    });
    fireEvent.click(await ready('开始充电'));
    await waitFor(() => expect(ordersOf(backend)).toHaveLength(1), WAIT);
    first.stop();
    const { phone: _, ...again } = { phone: chen.phone, ...kept };
    const second = await makeApp({ at: `/chargingPage?gunNo=${GUNS.ready}`, backend, ...again });
    await second.onScreen('chargingPageResult');
    expect(ordersOf(backend)).toHaveLength(1);
    expect(second.sent('POST', 'cps/v2/api/chargingOrders')).toHaveLength(0);
  });

  test('that the car refuses says why and that nothing was charged', async () => {
    const backend = createBackend();
    const app = await open(GUNS.unwilling, backend);
    fireEvent.click(await ready('开始充电'));
    await app.onScreen('chargingPageResult');
    passed(app, 10 * SECOND_MS);
    expect(await word('启动失败')).toBeVisible();
    expect(screen.getByText('车辆未就绪，请检查车辆充电设置后重试')).toBeVisible();
    expect(screen.getByText('未产生费用')).toBeVisible();
    expect(await link('重新启动')).toHaveAttribute('href', `/chargingPage?gunNo=${GUNS.unwilling}`);
  });

  test('while another charge runs asks once, and does nothing if the driver thinks better of it', async () => {
    const backend = createBackend();
    await open(GUNS.ready, backend, { signedInAs: lin.phone });
    expect(await word(/^您有一笔充电正在进行/)).toBeVisible();
    fireEvent.click(await ready('开始充电'));
    fireEvent.click(await answer('取消'));
    expect(ordersOf(backend, lin.driverId)).toHaveLength(2);
  });
});

describe('the charge', () => {
  test('shows what the charger says, and its numbers are old when it says no more', async () => {
    const app = await started();
    expect(await word(/^\d+%$/)).toBeVisible();
    passed(app, 5 * MINUTE_MS);
    expect(await screen.findByRole('img', { name: /功率：最高60kW/ }, WAIT)).toBeVisible();
    app.world.faults.set(LIVE, { kind: 'http500' });
    passed(app, 2 * MINUTE_MS);
    expect(await word(/^网络不稳，数据更新于 .*充电不受影响$/)).toBeVisible();
    app.world.faults.clear();
    passed(app, SECOND_MS);
    await waitFor(() => expect(screen.queryByText(/^网络不稳/)).toBeNull(), WAIT);
  });

  test('is stopped by one question, is 停止中 until the server says so, and then says why it ended', async () => {
    const app = await started();
    fireEvent.click(await button('停止充电'));
    fireEvent.click(await answer('停止充电'));
    expect(await button('停止中…')).toBeDisabled();
    expect(screen.queryByText('您已停止充电')).toBeNull();
    expect(await word('停不下来怎么办')).toBeVisible();
    passed(app, 6 * SECOND_MS);
    expect(await word('您已停止充电')).toBeVisible();
    expect(screen.queryByRole('button', { name: '停止充电' })).toBeNull();
  });

  test('whose stop is refused says that it goes on, how to stop by hand, and whom to ring', async () => {
    const app = await started();
    app.world.faults.set(STOP, { kind: 'code', code: '0x10d7500099', msg: '桩无响应' });
    fireEvent.click(await button('停止充电'));
    fireEvent.click(await answer('停止充电'));
    expect(await word(/^停止失败，充电还在进行/)).toBeVisible();
    expect(screen.getAllByText(/桩无响应/)).toHaveLength(1); // no toast says it again
    expect(await link(/^电站电话/)).toHaveAttribute('href', 'tel:075583001234');
    expect(await button('停止充电')).toBeEnabled();
  });

  test('that its charger does not stop can be stopped once more', async () => {
    const backend = createBackend();
    const app = await started(backend);
    fireEvent.click(await button('停止充电'));
    fireEvent.click(await answer('停止充电'));
    expect(await button('停止中…')).toBeDisabled();
    passed(app, 2 * SECOND_MS);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    refuseStop(backend.world, GUNS.ready);
    passed(app, 20 * SECOND_MS);
    fireEvent.click(await ready('停止充电'));
    fireEvent.click(await answer('停止充电'));
    expect(await button('停止中…')).toBeDisabled();
    expect(app.calls.filter(({ path }) => path.endsWith('/stop'))).toHaveLength(2);
    passed(app, 6 * SECOND_MS);
    expect(await word('您已停止充电')).toBeVisible();
  });

  test('whose charger says nothing of its stop for half a minute can be stopped once more', async () => {
    const backend = createBackend();
    const app = await started(backend);
    backend.world.tables.charging.guns.find(({ gunNo }) => gunNo === GUNS.ready)!.stopDelayMs = null;
    fireEvent.click(await button('停止充电'));
    fireEvent.click(await answer('停止充电'));
    expect(await button('停止中…')).toBeDisabled();
    passed(app, 31 * SECOND_MS);
    expect(await word(/^停止请求已发出，桩还没有停/)).toBeVisible();
    expect(await ready('停止充电')).toBeEnabled();
    expect(screen.getByText('停不下来怎么办')).toBeVisible();
  });

  test.each([
    ['unplugged', (backend: Backend) => unplug(backend.world, GUNS.ready), '枪已拔出'],
    ['broken', (backend: Backend) => setCondition(backend.world, GUNS.ready, 'broken'), /^充电桩故障，已停止/],
  ] as const)('that ended because the gun was %s says why', async (_name, happen, words) => {
    const backend = createBackend();
    const app = await started(backend);
    happen(backend);
    passed(app, SECOND_MS);
    expect(await word(words)).toBeVisible();
  });

  test('of another driver, or of nobody, is not shown', async () => {
    await makeApp({ at: '/chargingResults?orderNo=charging-1', signedInAs: chen.phone });
    expect(await word('充电订单不存在')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(screen.getAllByText('充电订单不存在')).toHaveLength(1); // no toast says it again
  });

  test('that takes its fee from a small balance warns before it stops', async () => {
    const backend = createBackend();
    walletOf(backend.world, chen.driverId).balance = 1_100;
    const app = await open(GUNS.ready, backend);
    fireEvent.click(await screen.findByLabelText('余额扣费', {}, WAIT));
    await waitFor(() => expect(screen.getByRole('button', { name: '开始充电' })).toBeEnabled(), WAIT);
    fireEvent.click(await ready('开始充电'));
    await app.onScreen('chargingPageResult');
    passed(app, 10 * SECOND_MS);
    await app.onScreen('chargingResults');
    passed(app, 6 * MINUTE_MS);
    expect(await word('余额快用完了，用完会自动停止充电')).toBeVisible();
  });
});
