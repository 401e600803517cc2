import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { payAtCashier } from '../../mocks/world/money/payments';
import { walletOf } from '../../mocks/world/money/wallets';
import { type AtCashier, leaves, neverAnswers, payIdOf, pays } from '../support/cashier';
import { payingDriver } from '../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { address, button, link, pressWithout, shownScreen, WAIT, word } from '../support/seen';

jest.setTimeout(30_000);

const AT = '/accountBalance';
const RESULT = '/accountBalanceReslut';
const ORDER = 'driver/v2/api/recharges';
const PAY = 'charge/v2/api/payCharges';
const LOOK_UP = 'GET driver/v2/api/requests/{id}';
const BALANCE = 'GET driver/v2/api/balanceInfo';
const { lin, chen } = DRIVERS;

type Backend = ReturnType<typeof createBackend>;
type Scenario = NonNullable<Parameters<typeof createBackend>[0]>['seed'];

const worldWithOneBalance = (seed?: Scenario): Backend => {
  const backend = createBackend(seed === undefined ? {} : { seed });
  backend.world.settings.walletPlan = 1;
  return backend;
};

/** What a phone keeps between two openings of the app. */
const phone = () => ({
  local: new Map<string, string>(),
  tab: new Map<string, string>(),
  cookies: new Map<string, string>(),
});

const balanceOf = ({ world }: Backend, driverId: string = lin.driverId) => walletOf(world, driverId).balance;
/** The orders and the payments of the world, by the cents of those that took money. */
const soldIn = ({ world }: Backend) => ({
  orders: world.tables.recharges.length,
  payments: world.tables.payments.filter(({ parts }) => parts.some(({ bizType }) => bizType === 9)).length,
});
const lastPayId = ({ world }: Backend) => world.tables.payments.at(-1)?.payId ?? '';

const choose = async (label: string) => {
  fireEvent.click(await screen.findByLabelText(label, {}, WAIT));
};
const typeAmount = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('其他金额（元）', {}, WAIT), { target: { value: text } });
};
const PAY_100 = '为 余额充值 微信支付 100.00元';
const ready = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};

/** Two presses within 200 ms count as one. */
const apart = () => new Promise((resolve) => setTimeout(resolve, 250));

async function opened(backend: Backend, options: MakeAppOptions = {}, ...scripts: AtCashier[]) {
  return makeApp({ at: AT, ...payingDriver(backend, ...scripts), ...options });
}
async function paidFor(backend: Backend, options: MakeAppOptions = {}, ...scripts: AtCashier[]) {
  const app = await opened(backend, options, ...scripts);
  await choose('100.00元');
  fireEvent.click(await ready(PAY_100));
  return app;
}

/** The page goes away after the gateway has made the order and before its response arrives. */
async function leftWhileOrdering(backend: Backend, kept: ReturnType<typeof phone>) {
  const answer = fetchPort(backend.app);
  const fetch: MakeAppOptions['fetch'] = async (input, init) => {
    const response = await answer(input, init);
    return input.includes(ORDER) ? new Promise<never>(() => undefined) : response;
  };
  const { stop } = await paidFor(backend, { ...kept, fetch });
  await waitFor(() => expect(backend.world.tables.recharges).toHaveLength(1), WAIT);
  await waitFor(() => expect(kept.tab.get('drafts.v1')).toContain('10000'), WAIT);
  stop();
}

describe('a recharge', () => {
  test('home, the balance, an amount, the cashier, the result, and the new balance', async () => {
    const backend = worldWithOneBalance();
    const app = await makeApp({ at: '/home', ...payingDriver(backend) });
    fireEvent.click(await screen.findByRole('link', { name: /充值/ }, { timeout: 12_000 }));
    await app.onScreen('accountBalance');
    expect(await word('50.00')).toBeVisible();
    expect(await pressWithout('为 余额充值 微信支付', '请选择或输入充值金额')).toBe(screen.getAllByRole('radio')[0]);
    expect(screen.queryByRole('radio', { name: /元$/, checked: true })).toBeNull();
    await waitFor(
      () => expect(document.body).toHaveTextContent('充100元送5元，充200元送20元，充500元送80元。赠送的钱只能用于支付'),
      WAIT,
    );
    expect(screen.queryByRole('radio', { name: /余额支付/ })).toBeNull();
    await choose('100.00元');
    fireEvent.click(await ready(PAY_100));
    await app.onScreen('accountBalanceResult');
    expect(await word('充值成功')).toBeVisible();
    expect(await word('155.00')).toBeVisible();
    expect(screen.getByText('其中赠送 15.00元')).toBeVisible();
    expect(app.sent('POST', ORDER).map(({ body }) => body)).toEqual([
      { requestId: expect.stringMatching(/^\w{32}$/) as string, amount: 10_000 },
    ]);
    expect(app.sent('POST', PAY).map(({ body }) => body)).toEqual([
      expect.objectContaining({ bizType: 9, orderNo: expect.any(String) as string, payAmount: 10_000, payChannel: 3 }),
    ]);
    expect(balanceOf(backend)).toBe(15_500);
    fireEvent.click(await link('查看余额'));
    await app.onScreen('accountBalance');
    expect(await word('155.00')).toBeVisible();
    expect(screen.getByLabelText('100.00元')).not.toBeChecked();
    act(() => window.history.back());
    await app.onScreen('home');
  });

  test('ten taps: one order and one payment', async () => {
    const backend = worldWithOneBalance();
    const app = await opened(backend, {}, neverAnswers);
    await choose('50.00元');
    const pay = await ready('为 余额充值 微信支付 50.00元');
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(pay);
    const waiting = await button('等待支付完成…');
    fireEvent.click(waiting);
    expect(app.sent('POST', ORDER)).toHaveLength(1);
    expect(app.sent('POST', PAY)).toHaveLength(1);
    expect(soldIn(backend)).toEqual({ orders: 1, payments: 1 });
  });

  test('another amount, to the cent; an amount that the gateway would refuse is refused beside the field', async () => {
    const backend = worldWithOneBalance();
    const app = await opened(backend);
    await choose('200.00元');
    for (const [typed, problem] of [
      ['0', '单次最少充值 0.01元'],
      ['5000.01', '单次最多充值 5000.00元'],
      ['8.888', '金额最多到分，如 88.88'],
      ['八块', '请输入金额，如 88.88'],
    ] as const) {
      await typeAmount(typed);
      expect(await word(problem)).toBeVisible();
      expect(screen.getByLabelText('其他金额（元）')).toHaveAccessibleDescription(problem);
      expect(await pressWithout('为 余额充值 微信支付', '请修改充值金额')).toBe(
        screen.getByLabelText('其他金额（元）'),
      );
    }
    expect(screen.getByLabelText('200.00元')).not.toBeChecked();
    fireEvent.change(screen.getByLabelText('其他金额（元）'), { target: { value: '' } });
    fireEvent.focus(screen.getByLabelText('其他金额（元）'));
    for (const key of '0.01') fireEvent.click(await button(key));
    fireEvent.click(await button('完成'));
    expect(screen.queryByRole('group', { name: '数字键盘' })).toBeNull();
    fireEvent.click(await ready('为 余额充值 微信支付 0.01元'));
    await app.onScreen('accountBalanceResult');
    await word('充值成功');
    expect(balanceOf(backend)).toBe(5_001);
  });

  test('refused by the gateway: its words, no order, and the amount stays', async () => {
    const backend = worldWithOneBalance();
    for (const wallet of backend.world.tables.wallets) wallet.state = 2;
    const app = await paidFor(backend);
    expect(await word('钱包已冻结，暂不能充值')).toBeVisible();
    expect(await ready(PAY_100)).toBeEnabled();
    expect(screen.getByLabelText('100.00元')).toBeChecked();
    expect(app.sent('POST', PAY)).toEqual([]);
    expect(soldIn(backend)).toEqual({ orders: 0, payments: 0 });
  });

  test('a visitor signs in first, and nothing is asked before', async () => {
    const backend = worldWithOneBalance();
    const app = await makeApp({ at: AT, backend });
    const signIn = await link('登录');
    expect(signIn).toHaveAttribute('href', '/login?enCodeUrl=%2FaccountBalance');
    expect(screen.getByText(/登录后.*查看余额/)).toBeVisible();
    expect(app.sent('GET', 'driver/v2/api/balanceInfo')).toEqual([]);
  });

  test('the balance cannot be read: a retry, and a recharge is still possible', async () => {
    const backend = worldWithOneBalance();
    backend.world.faults.set(BALANCE, { kind: 'http500', times: 1 });
    const app = await opened(backend);
    expect(await word('余额加载失败')).toBeVisible();
    await choose('100.00元');
    expect(await ready(PAY_100)).toBeEnabled();
    fireEvent.click(await button('重试'));
    expect(await word('50.00')).toBeVisible();
    expect(app.sent('POST', ORDER)).toEqual([]);
  });

  test('paid, and the new balance cannot be read: the result stays, and no old balance is shown', async () => {
    const backend = worldWithOneBalance();
    const app = await opened(backend);
    await word('50.00');
    await choose('100.00元');
    const pay = await ready(PAY_100);
    backend.world.faults.set(BALANCE, { kind: 'cutBefore' });
    fireEvent.click(pay);
    await app.onScreen('accountBalanceResult');
    expect(await word('新的余额加载失败')).toBeVisible();
    expect(screen.getByText('充值成功')).toBeVisible();
    expect(screen.queryByText('50.00')).toBeNull();
    backend.world.faults.clear();
    fireEvent.click(await button('重试'));
    expect(await word('155.00')).toBeVisible();
    expect(screen.getByText('充值成功')).toBeVisible();
  });
});

describe('a recharge that is interrupted', () => {
  test('reloaded while the order is being made: nothing is sent again, and the same order is paid', async () => {
    const backend = worldWithOneBalance();
    const kept = phone();
    await leftWhileOrdering(backend, kept);
    const after = await makeApp({ at: AT, ...payingDriver(backend), ...kept });
    await after.onScreen('accountBalance');
    expect(screen.getByLabelText('100.00元')).toBeChecked();
    fireEvent.click(await ready(PAY_100));
    await after.onScreen('accountBalanceResult');
    await word('充值成功');
    expect(after.sent('POST', ORDER)).toEqual([]);
    expect(soldIn(backend)).toEqual({ orders: 1, payments: 1 });
    expect(balanceOf(backend)).toBe(15_500);
  });

  test('reloaded there, and another amount is wanted now: the first order is never paid', async () => {
    const backend = worldWithOneBalance();
    const kept = phone();
    await leftWhileOrdering(backend, kept);
    const after = await makeApp({ at: AT, ...payingDriver(backend), ...kept });
    await choose('50.00元');
    fireEvent.click(await ready('为 余额充值 微信支付 50.00元'));
    await after.onScreen('accountBalanceResult');
    await word('充值成功');
    expect(backend.world.tables.recharges.map(({ cents, paidAt }) => [cents, paidAt !== null])).toEqual([
      [10_000, false],
      [5_000, true],
    ]);
    expect(balanceOf(backend)).toBe(10_000);
  });

  test.each([
    ['reloaded', true, AT],
    ['killed, and opened at home', false, '/home'],
  ])('%s in the cashier: the server is asked, and the result shown', async (_what, hasTab, at) => {
    const backend = worldWithOneBalance();
    const kept = phone();
    const before = await paidFor(backend, kept, neverAnswers);
    await waitFor(() => expect(before.host.paid).toHaveLength(1), WAIT);
    before.stop();
    payAtCashier(backend.world, payIdOf(before.host.paid[0]));
    const after = await makeApp({ at, ...payingDriver(backend), ...kept, ...(hasTab ? {} : { tab: new Map() }) });
    await after.onScreen('accountBalanceResult');
    expect(await word('充值成功')).toBeVisible();
    expect(await word('155.00')).toBeVisible();
    expect(after.host.paid).toEqual([]);
    expect(soldIn(backend)).toEqual({ orders: 1, payments: 1 });
  });

  test('reloaded with nothing paid: the same order can be continued, from the result and from the form', async () => {
    const backend = worldWithOneBalance();
    const kept = phone();
    const before = await paidFor(backend, kept, neverAnswers);
    await waitFor(() => expect(before.host.paid).toHaveLength(1), WAIT);
    before.stop();
    const after = await makeApp({ at: AT, ...payingDriver(backend), ...kept });
    await button('未付款，继续支付');
    after.go(AT);
    fireEvent.click(await ready('为 余额充值 继续支付 100.00元'));
    expect(await word('充值成功')).toBeVisible();
    expect(after.host.paid.map(payIdOf)).toEqual([payIdOf(before.host.paid[0])]);
    expect(after.sent('POST', PAY)).toEqual([]);
    expect(soldIn(backend)).toEqual({ orders: 1, payments: 1 });
  });

  test('reloaded while the result is confirmed: it is confirmed, and paid once', async () => {
    const backend = worldWithOneBalance();
    const kept = phone();
    const before = await paidFor(backend, kept, pays(backend, 20_000));
    await before.onScreen('accountBalanceResult');
    await word('结果确认中');
    before.stop();
    const at = address();
    backend.world.clock.advance(20_000);
    await makeApp({ at, ...payingDriver(backend), ...kept });
    expect(await word('充值成功')).toBeVisible();
    expect(await word('155.00')).toBeVisible();
    expect(soldIn(backend)).toEqual({ orders: 1, payments: 1 });
  });
});

describe('a recharge that was left', () => {
  test('cancelled: the order can be continued, another amount waits, and money that arrives is told', async () => {
    const backend = worldWithOneBalance();
    const app = await paidFor(backend, {}, leaves);
    expect(await ready('为 余额充值 继续支付 100.00元')).toBeEnabled();
    expect(screen.queryByLabelText('50.00元')).toBeNull();
    expect(screen.queryByText(/优惠/)).toBeNull();
    expect(screen.getByText(/可以继续支付，也可以关闭它，换金额和支付方式$/)).toBeVisible();
    payAtCashier(backend.world, lastPayId(backend), 0);
    await app.onScreen('accountBalanceResult');
    expect(await word('充值成功')).toBeVisible();
    expect(await word('155.00')).toBeVisible();
    expect(soldIn(backend)).toEqual({ orders: 1, payments: 1 });
  });

  test('cancelled, and another amount wanted: the order is closed at the server, and the next recharge is a new order', async () => {
    const backend = worldWithOneBalance();
    await paidFor(backend, {}, leaves, pays(backend));
    await ready('为 余额充值 继续支付 100.00元');
    fireEvent.click(await ready('关闭订单，重新选择'));
    expect(await word('上一笔订单已关闭，未扣款。可以重新选择金额和支付方式')).toBeVisible();
    await choose('50.00元');
    await apart();
    fireEvent.click(await ready('为 余额充值 微信支付 50.00元'));
    expect(await word('充值成功')).toBeVisible();
    expect(await word('100.00')).toBeVisible();
    expect(backend.world.tables.payments.map(({ state }) => state).slice(-2)).toEqual([4, 2]);
  });

  test('cancelled and closed: it says so, and the next recharge is a new order', async () => {
    const backend = worldWithOneBalance();
    const app = await paidFor(backend, {}, leaves, pays(backend));
    await ready('为 余额充值 继续支付 100.00元');
    backend.world.clock.advance(4 * MINUTE_MS);
    app.outside.seeAgain();
    expect(await word('上一笔订单已关闭，未扣款。可以重新选择金额和支付方式')).toBeVisible();
    await choose('50.00元');
    await apart();
    fireEvent.click(await ready('为 余额充值 微信支付 50.00元'));
    expect(await word('充值成功')).toBeVisible();
    expect(await word('100.00')).toBeVisible();
    expect(soldIn(backend)).toEqual({ orders: 2, payments: 2 });
  });

  test('back from the result leads to no form that was sent', async () => {
    const backend = worldWithOneBalance();
    const app = await makeApp({ at: '/mine', ...payingDriver(backend) });
    await app.onScreen('mine');
    app.go(AT);
    await choose('100.00元');
    fireEvent.click(await ready(PAY_100));
    await app.onScreen('accountBalanceResult');
    await word('充值成功');
    act(() => window.history.back());
    await app.onScreen('mine');
    expect(shownScreen()).toBe('mine');
  });
});

describe('money that comes on a payment which was closed', () => {
  /** A recharge of 100 that was left and closed, and one of 50 that was paid after it. */
  async function paidAfterClosed() {
    const backend = worldWithOneBalance('closedPaymentTakesMoney');
    const app = await paidFor(backend, {}, leaves, pays(backend));
    await ready('为 余额充值 继续支付 100.00元');
    const late = lastPayId(backend);
    backend.world.clock.advance(4 * MINUTE_MS);
    act(() => {
      app.outside.seeAgain();
    });
    await word(/上一笔订单已关闭，未扣款/);
    await choose('50.00元');
    await apart();
    fireEvent.click(await ready('为 余额充值 微信支付 50.00元'));
    await word('充值成功');
    await word('100.00');
    return { ...app, backend, late };
  }
  /** The app asks again only some seconds after it has asked last. */
  const seenLater = async (app: { outside: { seeAgain: () => void } }) => {
    const now = Date.now();
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now + MINUTE_MS);
    act(() => {
      app.outside.seeAgain();
    });
    await apart();
    later.mockRestore();
  };

  test('while its order can still be paid: it arrives in the balance, and the driver is told', async () => {
    const app = await paidAfterClosed();
    payAtCashier(app.backend.world, app.late, 0);
    await seenLater(app);
    expect(await word(/余额充值.*成功/)).toBeVisible();
    expect(await word('205.00')).toBeVisible();
    expect(balanceOf(app.backend)).toBe(20_500);
  });

  test('after its order is over: it goes back, and the driver is told so', async () => {
    const app = await paidAfterClosed();
    app.backend.world.clock.advance(40 * MINUTE_MS);
    payAtCashier(app.backend.world, app.late, 0);
    await seenLater(app);
    expect(await word(/^余额充值 重复支付 100\.00元，\S/)).toBeVisible();
    expect(screen.queryByText(/余额充值 支付成功/)).toBeNull();
    expect(screen.getByText('充值成功')).toBeVisible();
    expect(balanceOf(app.backend)).toBe(10_000);
  });
});

describe('a lost answer', () => {
  test('to the order: it is asked about by its requestId, and that order is paid', async () => {
    const backend = worldWithOneBalance();
    backend.world.faults.set(`POST ${ORDER}`, { kind: 'cutAfter', times: 1 });
    const app = await paidFor(backend);
    await app.onScreen('accountBalanceResult');
    expect(await word('充值成功')).toBeVisible();
    expect(app.sent('POST', ORDER)).toHaveLength(1);
    expect(backend.world.log.count(LOOK_UP)).toBe(1);
    expect(soldIn(backend)).toEqual({ orders: 1, payments: 1 });
  });

  test('to the payment: it is asked about, and nothing is sent again', async () => {
    const backend = worldWithOneBalance();
    backend.world.faults.set(`POST ${PAY}`, { kind: 'cutAfter', times: 1 });
    const app = await paidFor(backend);
    fireEvent.click(await screen.findByRole('button', { name: /继续支付/ }, WAIT));
    expect(await word('充值成功')).toBeVisible();
    expect(app.sent('POST', ORDER)).toHaveLength(1);
    expect(app.sent('POST', PAY)).toHaveLength(1);
    expect(soldIn(backend)).toEqual({ orders: 1, payments: 1 });
  });

  test('to the order, by a gateway that does not know the lookup: 订单未确认; only a new press makes another order, and one is paid', async () => {
    const backend = worldWithOneBalance();
    backend.world.faults.set(`POST ${ORDER}`, { kind: 'cutAfter', times: 1 });
    backend.world.faults.set(LOOK_UP, { kind: 'http404' });
    const app = await paidFor(backend, {}, pays(backend));
    expect(await word('订单未确认，未扣款。请稍后重试')).toBeVisible();
    expect(app.sent('POST', ORDER)).toHaveLength(1);
    expect(app.sent('POST', PAY)).toEqual([]);
    expect(balanceOf(backend)).toBe(5_000);
    await waitFor(() => expect(screen.queryByText(/订单未确认/)).toBeNull(), WAIT);
    await apart();
    fireEvent.click(await ready(PAY_100));
    expect(await word('充值成功')).toBeVisible();
    expect(app.sent('POST', ORDER)).toHaveLength(2);
    expect(app.sent('POST', PAY)).toHaveLength(1);
    expect(soldIn(backend)).toEqual({ orders: 2, payments: 1 });
  });
});

test('the session ends in the cashier and another driver signs in: they see nothing of it and can recharge', async () => {
  const backend = worldWithOneBalance();
  const { host } = payingDriver(backend, neverAnswers, pays(backend));
  const app = await makeApp({ at: AT, backend, host });
  const signIn = (driverPhone: string) =>
    act(async () => {
      const { driverId, ...pair } = signInAs(backend.world, driverPhone);
      await Promise.resolve(app.ports.session.adoptTokens(pair, app.ports.session.epoch(), driverId));
    });
  await link('登录');
  await signIn(lin.phone);
  await choose('100.00元');
  fireEvent.click(await ready(PAY_100));
  await waitFor(() => expect(host.paid).toHaveLength(1), WAIT);
  const payId = payIdOf(host.paid[0]);
  act(() => {
    app.ports.session.clear();
  });
  await link('登录');
  await signIn(chen.phone);
  await word('0.00');
  await choose('50.00元');
  const pay = await ready('为 余额充值 微信支付 50.00元');
  // The package alone.
  expect(screen.getAllByText(/100\.00/)).toHaveLength(1);
  expect(screen.queryByText(/上一笔/)).toBeNull();
  payAtCashier(backend.world, payId, 0);
  act(() => {
    app.outside.seeAgain();
  });
  await waitFor(() => expect(balanceOf(backend)).toBe(15_500), WAIT);
  expect(screen.queryByText(/充值成功|支付成功/)).toBeNull();
  fireEvent.click(pay);
  expect(await word('充值成功')).toBeVisible();
  expect(balanceOf(backend, chen.driverId)).toBe(5_000);
  await word('50.00');
  await apart();
  app.go(`${RESULT}?payId=${payId}`);
  expect(await word(/这笔支付属于另一个账号/)).toBeVisible();
  expect(screen.queryByText(/100\.00/)).toBeNull();
});
