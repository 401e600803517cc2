import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { MINUTE_MS } from '@/lib/timeUnits';
import { findScreenNameByPathname } from '@/navigation/paths';
import { plateBillLookupCalls } from '@/services/charge/plateLookup';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { payAtCashier } from '../../mocks/world/money/payments';
import { cashierHost, leaves, neverAnswers, payIdOf, pays } from '../support/cashier';
import { payingDriver, payingVisitor } from '../support/driverWorlds';
import { fakeLocks } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { withOldAmount } from '../support/oldAmount';
import { button, link, pressWithout, word } from '../support/seen';

const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const PAY = 'charge/v2/api/payCharges';
const DETAIL = 'POST charge/v2/api/parkOrders/msp/detail';
const EXPIRED = 'GET charge/v2/api/parkOrders/msp/plateNo';
const PAY_3 = '为 粤B·12345 微信支付 3.00元';
const CONTINUE_3 = '为 粤B·12345 继续支付 3.00元';
const LONG_MS = 20_000;
jest.setTimeout(LONG_MS);

const payButton = (amount: string) =>
  screen.findByRole('button', { name: `为 粤B·12345 微信支付 ${amount}` }, { timeout: 5_000 });

/** The page is killed while the cashier is open. Returns what the phone keeps and the order that the cashier was opened for. */
async function killedAtCashier() {
  const backend = createBackend();
  const kept = { local: new Map<string, string>(), cookies: new Map<string, string>() };
  const before = payingDriver(backend, neverAnswers);
  const { user, stop } = await makeApp({ at: BILL, ...before, ...kept });
  await user.click(await payButton('3.00元'));
  await waitFor(() => expect(before.host.paid).toHaveLength(1));
  stop();
  return { backend, kept, order: before.host.paid[0] };
}

describe('a driver pays for parking', () => {
  test('two taps from home to the leave-by clock', async () => {
    const { user, sent } = await makeApp(payingDriver());
    const card = await screen.findByRole('link', { name: /粤B·12345.*6\.00\s*元/s }, { timeout: 8_000 });
    await user.click(card);
    await user.click(await payButton('3.00元'));
    expect(await word('支付成功')).toBeVisible();
    expect(screen.getByText('请于 12:15 前离场')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/1[45]:\d\d/);
    expect(screen.getByRole('link', { name: '开发票' })).toHaveAttribute(
      'href',
      expect.stringContaining('/makeInvoice?'),
    );
    expect(sent('POST', PAY).map(({ body }) => body)).toEqual([
      expect.objectContaining({ payAmount: 300, couponIds: ['coupon-2'], payChannel: 3, uniqueId: 'stay-0001' }),
    ]);
  });

  test('a visitor has what was paid invoiced without signing in, at the page of the issuer', async () => {
    const app = await makeApp({ at: '/payPage?uniqueId=stay-0001&parkId=park-1', ...payingVisitor() });
    await app.user.click(await payButton('6.00元'));
    expect(await word('支付成功')).toBeVisible();
    await app.user.click(await link('开发票'));
    await app.onScreen('makeInvoiceBySelf');
    expect(await word('invoice.example.com')).toBeVisible();
    expect(await button('去开票')).toBeVisible();
  });

  test('the bill shows how the fee was calculated and its parts', async () => {
    const { user } = await makeApp({ at: BILL, ...payingDriver() });
    await payButton('3.00元');
    expect(screen.getByText(/^费用截至 12:00/)).toBeVisible();
    expect(screen.getByText('支付后请在15分钟内离场')).toBeVisible();
    expect(screen.getByText(/已选最优惠：减3\.00元/)).toBeVisible();
    const explain = screen.getByRole('button', { name: '计费明细' });
    expect(explain).toHaveAttribute('aria-expanded', 'false');
    await user.click(explain);
    expect(screen.getByText('2小时，每小时3.00元')).toBeVisible();
    expect(screen.getByText('2小时，每小时3.00元').nextSibling).toHaveTextContent(/，不足1小时按1小时计$/);
  });

  test('choosing another coupon, or none, updates the amount at once', async () => {
    const { user, onScreen } = await makeApp({ at: BILL, ...payingDriver() });
    await payButton('3.00元');
    await user.click(screen.getByRole('link', { name: /更换/ }));
    await onScreen('choiceDiscountPage');
    expect(await screen.findByText('仅限第二人民医院停车场使用')).toBeVisible();
    expect(screen.queryByText('限第二人民医院停车场')).toBeNull();
    await user.click(screen.getByRole('button', { name: /2元停车券/ }));
    await onScreen('payPage');
    expect(await payButton('4.00元')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /更换/ }));
    await user.click(await screen.findByRole('button', { name: /不使用优惠/ }));
    expect(await payButton('6.00元')).toBeVisible();
    expect(screen.getByText('有3张可用，这次不使用')).toBeVisible();
  });

  test('ten taps open one order', async () => {
    const { sent } = await makeApp({ at: BILL, ...payingDriver(createBackend(), neverAnswers) });
    const button = await payButton('3.00元');
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('button', { name: '等待支付完成…' })).toBeDisabled());
    fireEvent.click(screen.getByRole('button', { name: '等待支付完成…' }));
    expect(sent('POST', PAY)).toHaveLength(1);
  });

  test('the balance pays without a cashier', async () => {
    const options = payingDriver();
    const { user, sent, world } = await makeApp({ at: BILL, ...options });
    await user.click(await screen.findByRole('radio', { name: /余额支付.*余额 50\.00元/ }));
    expect(screen.getByText('余额 50.00元，支付后剩 47.00元')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '为 粤B·12345 余额支付 3.00元' }));
    expect(await word('支付成功')).toBeVisible();
    expect(options.host.paid).toEqual([]);
    expect(sent('POST', PAY)[0]?.body).toMatchObject({ payChannel: 6 });
    expect(world.tables.wallets[0]?.balance).toBe(4700);
  });

  test('an insufficient balance says so', async () => {
    const backend = createBackend();
    const stay = backend.world.tables.stays.find(({ plateNo }) => plateNo === '粤A33333');
    await makeApp({
      at: `/payPage?uniqueId=${stay?.uniqueId ?? ''}&parkId=${stay?.parkId ?? ''}`,
      ...payingDriver(backend),
      signedInAs: DRIVERS.huang.phone,
    });
    expect(await screen.findByRole('radio', { name: /余额支付.*余额 1\.00元， ?不够支付/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '微信支付' })).toBeChecked();
  });
});

test("offline before the host's code is loaded: a message, and a retry works", async () => {
  const line = { isUp: false };
  const { host, ...who } = payingDriver();
  const openHost = () => (line.isUp ? Promise.resolve(host) : Promise.reject(new Error('no line')));
  const { user } = await makeApp({ at: BILL, host, openHost, ...who });
  expect(await word('支付方式加载失败')).toBeVisible();
  expect(await pressWithout('为 粤B·12345 余额支付 3.00元', '支付方式加载失败，请重试')).toBe(
    screen.getByRole('button', { name: '重试' }),
  );
  line.isUp = true;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByRole('button', { name: PAY_3 })).toBeEnabled());
  await user.click(await payButton('3.00元'));
  expect(await word('支付成功')).toBeVisible();
});

describe('the result of a payment', () => {
  test('left the cashier: not finished, and the same order can be continued', async () => {
    const backend = createBackend();
    const options = payingDriver(backend, leaves, pays(backend));
    const { user, sent } = await makeApp({ at: BILL, ...options });
    await user.click(await payButton('3.00元'));
    expect(await screen.findByText('支付未完成', {}, { timeout: 5_000 })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: CONTINUE_3 }));
    expect(await word('支付成功')).toBeVisible();
    expect(screen.queryByText('支付未完成')).toBeNull();
    expect(sent('POST', PAY)).toHaveLength(1);
    expect(options.host.paid.map(payIdOf)).toEqual([expect.any(String), payIdOf(options.host.paid[0])]);
  });

  test('left the cashier: the coupon of the order stays visible, and can be changed once the order is closed', async () => {
    const backend = createBackend();
    const { user, sent } = await makeApp({ at: BILL, ...payingDriver(backend, leaves, pays(backend)) });
    await user.click(await payButton('3.00元'));
    expect(await screen.findByRole('button', { name: CONTINUE_3 }, { timeout: 5_000 })).toBeEnabled();
    expect(screen.getByText(/减3\.00元/)).toBeVisible();
    expect(screen.getByText('支付方式')).toBeVisible();
    expect(screen.getByText('微信支付')).toBeVisible();
    expect(screen.getByText('这笔订单应付')).toBeVisible();
    expect(screen.getByText(/这笔订单尚未关闭，可以继续支付/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /更换/ })).not.toBeInTheDocument();
    const [order] = backend.world.tables.payments.slice(-1);
    if (order !== undefined) backend.world.clock.advance(order.expireAt - backend.world.clock.now() + 1_000);
    await user.click(screen.getByRole('button', { name: '刷新金额' }));
    expect(await screen.findByText(/上一笔订单已关闭，未扣款/, {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByRole('radio', { name: '微信支付' })).toBeEnabled();
    const again = await screen.findByRole('button', { name: /^为 粤B·12345 微信支付/ });
    await waitFor(() => {
      expect(again).toBeEnabled();
    });
    // A fast machine gets here within the 200 ms in which two presses count as one.
    await new Promise((resolve) => setTimeout(resolve, 250));
    await user.click(again);
    expect(await word('支付成功')).toBeVisible();
    expect(sent('POST', PAY)).toHaveLength(2);
  });

  test('left the cashier, and the money arrives: the page changes to success by itself, announced once', async () => {
    const backend = createBackend();
    const script = (payId: string) => {
      setTimeout(() => payAtCashier(backend.world, payId, 0), 1_500);
      return 'cancelled' as const;
    };
    const { user, sent } = await makeApp({ at: BILL, ...payingDriver(backend, script) });
    await user.click(await payButton('3.00元'));
    expect(await screen.findByRole('button', { name: CONTINUE_3 }, { timeout: 5_000 })).toBeVisible();
    expect(await word('支付成功')).toBeVisible();
    const [said] = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('支付成功'));
    expect(said).toHaveTextContent(/^支付成功，3\.00元，请于 \d\d:\d\d 前离场。$/);
    expect(screen.getAllByText('支付成功')).toHaveLength(1);
    expect(sent('POST', PAY)).toHaveLength(1);
  });

  test('an open order: a bill that cannot be loaded claims nothing about money', async () => {
    const backend = createBackend();
    const { user } = await makeApp({ at: BILL, ...payingDriver(backend, leaves) });
    await user.click(await payButton('3.00元'));
    await screen.findByRole('button', { name: CONTINUE_3 }, { timeout: 5_000 });
    backend.world.faults.set(DETAIL, { kind: 'http500' });
    await user.click(screen.getByRole('button', { name: '刷新金额' }));
    expect(await screen.findByText(/金额刷新失败。数据更新于/)).toBeVisible();
    expect(screen.queryByText(/未扣款/)).not.toBeInTheDocument();
  });

  test('the host reports nothing: once paid, success is shown under its cashier', async () => {
    jest.useFakeTimers();
    try {
      const backend = createBackend();
      const options = payingDriver(backend, neverAnswers);
      const { user, sent } = await makeApp({ at: BILL, ...options });
      await user.click(await payButton('3.00元'));
      await act(() => jest.advanceTimersByTimeAsync(13_000));
      expect(screen.getByRole('button', { name: '等待支付完成…' })).toBeDisabled();
      payAtCashier(backend.world, payIdOf(options.host.paid[0]), 0);
      await act(() => jest.advanceTimersByTimeAsync(9_000));
      expect(await word('支付成功')).toBeVisible();
      expect(sent('POST', PAY)).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('the cashier has vanished: a driver who says so can continue with the same order within seconds', async () => {
    const backend = createBackend();
    const options = payingDriver(backend, neverAnswers, pays(backend));
    const { user, sent } = await makeApp({ at: BILL, ...options });
    await user.click(await payButton('3.00元'));
    await user.click(await screen.findByRole('link', { name: '未看到收银台？查看结果' }));
    await user.click(await screen.findByRole('button', { name: '未付款，继续支付' }, { timeout: 4_000 }));
    expect(await word('支付成功')).toBeVisible();
    expect(options.host.paid.map(payIdOf)).toEqual([expect.any(String), payIdOf(options.host.paid[0])]);
    expect(sent('POST', PAY)).toHaveLength(1);
  });

  test('cancelled at the cashier, and the server says paid', async () => {
    const backend = createBackend();
    const { user, world } = await makeApp({ at: BILL, ...payingDriver(backend, pays(backend, 20_000, 'cancelled')) });
    await user.click(await payButton('3.00元'));
    expect(await word('结果确认中')).toBeVisible();
    world.clock.advance(20_000);
    expect(await word('支付成功')).toBeVisible();
  });

  test('paid, and the gateway learns of it late: nothing is claimed before', async () => {
    const backend = createBackend({ seed: 'paymentSettlesLate' });
    const { user, world } = await makeApp({ at: BILL, ...payingDriver(backend) });
    await user.click(await payButton('3.00元'));
    expect(await word('结果确认中')).toBeVisible();
    expect(screen.getByText('正在确认支付结果，请勿重复支付')).toBeVisible();
    expect(screen.queryByText('支付成功')).not.toBeInTheDocument();
    world.clock.advance(20_000);
    expect(await word('支付成功')).toBeVisible();
  });

  test('unknown for a minute: no result is claimed, nothing is paid twice, and the driver can query again', async () => {
    jest.useFakeTimers();
    try {
      const backend = createBackend({ seed: 'paymentNeverSettles' });
      const options = payingDriver(backend);
      const { user, sent, go, onScreen } = await makeApp({ at: BILL, ...options });
      await user.click(await payButton('3.00元'));
      expect(await word('结果确认中')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      expect(screen.getByText(/^暂未收到支付结果/)).toBeVisible();
      go(BILL);
      await onScreen('payPage');
      expect(await screen.findByText('上一笔支付的结果正在确认，请勿重复支付')).toBeVisible();
      expect(screen.queryByRole('button', { name: /为 粤B·12345 微信支付/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: '查看结果' }));
      const [payment] = backend.world.tables.payments.slice(-1);
      if (payment !== undefined) payment.settleAt = backend.world.clock.now();
      await user.click(await screen.findByRole('button', { name: '刷新结果' }));
      expect(await word('支付成功')).toBeVisible();
      expect(sent('POST', PAY)).toHaveLength(1);
      expect(options.host.paid).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('the page reloads during the payment: the server is queried, no cashier opens', async () => {
    const { backend, kept, order } = await killedAtCashier();
    payAtCashier(backend.world, payIdOf(order));
    const after = payingDriver(backend);
    const second = await makeApp({ at: BILL, backend, host: after.host, ...kept });
    expect(await word('支付成功')).toBeVisible();
    expect(after.host.paid).toEqual([]);
    expect(second.sent('POST', PAY)).toEqual([]);
  });

  test.each([
    ["another car's bill", `/scanPayPage?uniqueId=stay-0005&parkId=${LOTS.mall}`, 'scanPayPage'],
    ['a plate query', `/parkingPayPage?parkId=${LOTS.city}`, 'parkingPayPage'],
    ["the driver's own page", '/mine', 'mine'],
    ["another payment's result", '/barrierResult?payId=other', 'barrierResult'],
  ])(
    'the app reopens at %s: that page stays, and a message reports when the payment is settled',
    async (_what, at, name) => {
      const { backend, kept, order } = await killedAtCashier();
      const { app, onScreen } = await makeApp({
        at: at.replace('/barrierResult', '/BarrierRslt'),
        backend,
        host: payingDriver(backend).host,
        ...kept,
      });
      await onScreen(name);
      payAtCashier(backend.world, payIdOf(order));
      expect(await screen.findByText('粤B·12345 支付成功', {}, { timeout: 12_000 })).toBeVisible();
      expect(findScreenNameByPathname(app.store.getState().route.location.pathname)).toBe(name);
    },
  );

  test('the page reloads, and the driver goes elsewhere before the response: a message appears there, without navigation', async () => {
    const { backend, kept, order } = await killedAtCashier();
    payAtCashier(backend.world, payIdOf(order));
    let answers = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      answers = resolve;
    });
    const delay = (path: string) => (path.includes('payCharges/sync') ? gate : undefined);
    const second = await makeApp({
      at: '/home',
      backend,
      host: payingDriver(backend).host,
      fetch: fetchPort(backend.app, { delay }),
      ...kept,
    });
    await waitFor(() => expect(second.sent('GET', `charge/v2/api/payCharges/sync/${payIdOf(order)}`)).not.toEqual([]));
    second.go('/mine');
    await second.onScreen('mine');
    answers();
    expect(await word('粤B·12345 支付成功')).toBeVisible();
    expect(second.app.store.getState().route.location.pathname).toBe('/mine');
  });

  test('the page is loaded again with the cashier open and nothing paid: the same order can be paid within seconds', async () => {
    const { backend, kept, order } = await killedAtCashier();
    const after = payingDriver(backend);
    const second = await makeApp({ at: BILL, backend, host: after.host, ...kept });
    const again = await screen.findByRole('button', { name: '未付款，继续支付' }, { timeout: 4_000 });
    expect(screen.getByText(/^若已扣款请勿重复支付/)).toBeVisible();
    second.go(BILL);
    expect(await screen.findByRole('button', { name: CONTINUE_3 })).toBeEnabled();
    expect(again).not.toBeInTheDocument();
    await second.user.click(screen.getByRole('button', { name: CONTINUE_3 }));
    expect(await word('支付成功')).toBeVisible();
    expect(after.host.paid.map(payIdOf)).toEqual([payIdOf(order)]);
    expect(second.sent('POST', PAY)).toEqual([]);
  });

  test('in another tab: the bill waits for the result there', async () => {
    const backend = createBackend();
    const kept = { local: new Map<string, string>(), cookies: new Map<string, string>(), locks: fakeLocks() };
    const one = await makeApp({ at: BILL, ...payingDriver(backend, neverAnswers), ...kept });
    await one.user.click(await payButton('3.00元'));
    await waitFor(() => expect(one.host.paid).toHaveLength(1));
    one.view.unmount();
    const two = await makeApp({ at: BILL, backend, host: cashierHost(pays(backend)), ...kept });
    expect(await screen.findByRole('link', { name: /查看结果/ }, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /为 粤B·12345 微信支付/ })).not.toBeInTheDocument();
    expect(two.host.paid).toEqual([]);
    expect(backend.world.log.count(`POST ${PAY}`)).toBe(1);
  });

  test('opened directly by its address', async () => {
    const backend = createBackend();
    const [payment] = backend.world.tables.payments.filter(({ state }) => state === 2);
    await makeApp({ at: `/payResultPage?payId=${payment?.payId ?? ''}`, ...payingDriver(backend) });
    expect(await word('支付成功')).toBeVisible();
    expect(screen.getByRole('img', { name: /粤B/ })).toBeVisible();
  });
});

describe('at the barrier', () => {
  test('offline: nothing is lost, and a retry loads the bill', async () => {
    const backend = createBackend();
    backend.world.faults.set(DETAIL, { kind: 'cutBefore', times: 1 });
    const { user } = await makeApp({ at: BILL, ...payingDriver(backend) });
    expect(await screen.findByText('账单加载失败')).toBeVisible();
    expect(screen.queryByText(/扣款/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await payButton('3.00元')).toBeVisible();
  });

  test('the gateway fails: a message says so, with the number, and a retry loads the bill', async () => {
    const backend = createBackend();
    backend.world.faults.set(DETAIL, { kind: 'http500', times: 1 });
    const { user } = await makeApp({ at: BILL, ...payingDriver(backend) });
    expect(await screen.findByText(/系统繁忙，请稍后重试/)).toBeVisible();
    expect(screen.queryByText(/扣款/)).toBeNull();
    expect(screen.getByText(/错误编号 \w{8}/)).toBeVisible();
    expect(screen.queryByText(/网络/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await payButton('3.00元')).toBeVisible();
  });

  test('the order request is cut off: it is not sent again', async () => {
    const backend = createBackend();
    const { user, sent } = await makeApp({ at: BILL, ...payingDriver(backend) });
    const button = await payButton('3.00元');
    backend.world.faults.set(`POST ${PAY}`, { kind: 'cutAfter', times: 1 });
    await user.click(button);
    // The order exists and is not paid. The driver decides, and pays that same order.
    await user.click(await screen.findByRole('button', { name: /继续支付 3\.00元/ }, { timeout: 8_000 }));
    expect(await word('支付成功')).toBeVisible();
    expect(sent('POST', PAY)).toHaveLength(1);
  });

  test('an outdated amount is queried again, and a new amount needs a new confirmation', async () => {
    const options = payingDriver();
    await withOldAmount({ at: BILL, driver: options, button: PAY_3 }, async ({ user, sent }, press) => {
      options.backend.world.clock.advance(25 * MINUTE_MS);
      await press();
      expect(await screen.findByText('金额已由 3.00元 变为 6.00元，请确认后再支付')).toBeVisible();
      expect(sent('POST', PAY)).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(300));
      await user.click(screen.getByRole('button', { name: '为 粤B·12345 微信支付 6.00元' }));
      expect(await word('支付成功')).toBeVisible();
      expect(sent('POST', PAY)).toHaveLength(1);
    });
  });

  test('the server refuses an amount that has changed: a message gives the old and the new amount, and nothing else', async () => {
    const options = payingDriver();
    const { user } = await makeApp({ at: BILL, ...options });
    const pay = await payButton('3.00元');
    options.backend.world.clock.advance(25 * MINUTE_MS);
    await user.click(pay);
    expect(await word('金额已由 3.00元 变为 6.00元，请确认后再支付')).toBeVisible();
    expect(await payButton('6.00元')).toBeEnabled();
    expect(screen.queryByText(/请刷新后再支付/)).not.toBeInTheDocument();
  });

  test("refused for another reason: the server's message is shown", async () => {
    const options = payingDriver();
    const { user } = await makeApp({ at: BILL, ...options });
    const pay = await payButton('3.00元');
    options.backend.world.faults.set('POST charge/v2/api/payCharges', {
      kind: 'code',
      code: '0xdead',
      msg: '停车场暂停收费',
      times: 1,
    });
    await user.click(pay);
    expect(await word('停车场暂停收费')).toBeVisible();
  });

  test('after three minutes the amount is recalculated by itself, and a changed one is announced', async () => {
    const options = payingDriver();
    jest.useFakeTimers();
    try {
      const { sent } = await makeApp({ at: BILL, ...options });
      await screen.findByRole('button', { name: PAY_3 }, { timeout: 5_000 });
      expect(screen.getByText('费用截至 12:00，', { exact: false })).toHaveTextContent('费用截至 12:00，3分00秒后更新');
      expect(screen.getByRole('timer')).toHaveTextContent('3分00秒');
      options.backend.world.clock.advance(25 * MINUTE_MS);
      await act(() => jest.advanceTimersByTimeAsync(3 * MINUTE_MS));
      expect(await screen.findByText('金额已由 3.00元 变为 6.00元，请确认后再支付')).toBeVisible();
      expect(screen.getByRole('button', { name: '为 粤B·12345 微信支付 6.00元' })).toBeEnabled();
      expect(sent('POST', 'charge/v2/api/parkOrders/msp/detail')).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['cutBefore', /未扣款。数据更新于 12:00。\s*网络连接不上/],
    ['http500', /未扣款。数据更新于 12:00。\s*系统繁忙，请稍后重试（错误编号 \w{8}）/],
  ] as const)('an outdated amount that cannot be queried again is not paid (%s)', async (kind, text) => {
    const options = payingDriver();
    await withOldAmount({ at: BILL, driver: options, button: PAY_3 }, async ({ sent }, press) => {
      options.backend.world.faults.set(DETAIL, { kind, times: 1 });
      await press();
      expect(await screen.findByText(text)).toBeVisible();
      expect(sent('POST', PAY)).toEqual([]);
      // One call when the page opened, one after three minutes, and one for this press.
      expect(sent('POST', 'charge/v2/api/parkOrders/msp/detail')).toHaveLength(3);
    });
  });

  test('after the time to leave the rest is due', async () => {
    const backend = createBackend();
    const { user, onScreen, go } = await makeApp({ at: BILL, ...payingDriver(backend) });
    await user.click(await payButton('3.00元'));
    await word('支付成功');
    backend.world.clock.advance(40 * MINUTE_MS);
    go(BILL);
    await onScreen('payPage');
    expect(await screen.findByText('已支付')).toBeVisible();
    expect(screen.getByRole('img', { name: '粤B·12345' })).toBeVisible();
    expect(screen.getAllByText('还需付').length).toBeGreaterThan(0);
  });

  test('a bill that does not exist leads home', async () => {
    await makeApp({ at: '/payPage?uniqueId=nothing&parkId=park-1', ...payingDriver() });
    const root = await screen.findByText('账单不存在');
    expect(root).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getAllByText('账单不存在')).toEqual([root]);
    expect(screen.getByRole('link', { name: '返回首页' })).toBeVisible();
  });

  test('a fee that the lot does not tell is not shown as nothing', async () => {
    await makeApp({ at: BILL, ...payingDriver(createBackend({ seed: 'feeQueryFails' })) });
    expect(await screen.findByText('暂未查到费用')).toBeVisible();
    expect(screen.getByRole('button', { name: '刷新金额' })).toBeEnabled();
    expect(screen.queryByText('免费')).not.toBeInTheDocument();
  });
});

describe('a visitor', () => {
  const visitor = (plateNo: string, backend = createBackend()) =>
    makeApp({
      at: `/parkingPayPage?parkId=park-2&plateNo=${encodeURIComponent(plateNo)}`,
      backend,
      host: cashierHost(pays(backend)),
    });

  test('one bill: opened and paid', async () => {
    const { user, onScreen } = await visitor('粤A11111');
    expect(await screen.findByText('中心书城停车场')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '查询缴费' }));
    await onScreen('payPage');
    const pay = await screen.findByRole('button', { name: '为 粤A·11111 微信支付 10.00元' }, { timeout: 5_000 });
    // Coupons belong to an account. The link to sign in leads back to this bill, and using it is optional.
    const coupons = await screen.findByRole('link', { name: /登录后可以用优惠券/ });
    expect(coupons.getAttribute('href')).toMatch(/^\/login\?enCodeUrl=%2FpayPage%3F/);
    await user.click(pay);
    expect(await word('支付成功')).toBeVisible();
  });

  test('several bills: all are chosen', async () => {
    const { user, onScreen } = await visitor('粤A22222');
    await user.click(await screen.findByRole('button', { name: '查询缴费' }));
    await onScreen('multiPayPage');
    expect(await screen.findByRole('button', { name: /^为 3笔账单 微信支付/ }, { timeout: 5_000 })).toBeEnabled();
  });

  test('nothing owed', async () => {
    const { user } = await visitor('粤A00000');
    await user.click(await screen.findByRole('button', { name: '查询缴费' }));
    expect(await screen.findByText('未查到待缴费信息')).toBeVisible();
  });

  test('where the lot demands it: sign in and back to the same bill', async () => {
    const { user, onScreen, store } = await visitor('粤A55555');
    await user.click(await screen.findByRole('button', { name: '查询缴费' }));
    await onScreen('payPage');
    await user.click(await screen.findByRole('button', { name: /^为 粤A·55555 微信支付/ }, { timeout: 5_000 }));
    expect(await screen.findByText('请先登录')).toBeVisible();
    expect(screen.getByRole('button', { name: '正在前往登录…' })).toBeDisabled();
    // That nobody is signed in is still the reason, and no coupon is denied.
    expect(screen.getByText('登录后可以用优惠券')).toBeVisible();
    expect(screen.queryByText('暂无可用的优惠')).toBeNull();
    await onScreen('login');
    const { search } = store.getState().route.location;
    expect(new URLSearchParams(search).get('redirect')).toMatch(/^\/payPage\?/);
  });

  test('a session that another call finds expired: the pay button is disabled until the sign-in page opens', async () => {
    const backend = createBackend();
    const { onScreen, store, sent } = await makeApp({ at: BILL, ...payingDriver(backend) });
    await payButton('3.00元');
    backend.world.faults.set(EXPIRED, { kind: 'code', code: '0xD12501001', msg: '' });
    void store.dispatch(plateBillLookupCalls.endpoints.findBillsByPlate.initiate({ plateNo: '粤B1', dealerId: '' }));
    expect(await screen.findByText('请先登录')).toBeVisible();
    expect(await screen.findByRole('button', { name: '正在前往登录…' })).toBeDisabled();
    // The screen is a new one by now: the former driver's screen was discarded, and the bill is requested as a visitor.
    await waitFor(() => expect(store.getState().session.status).toBe('visitor'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    const button = await screen.findByRole('button', { name: '正在前往登录…' });
    expect(button).toBeDisabled();
    fireEvent.click(button);
    expect(screen.queryByRole('button', { name: /微信支付|确认支付/ })).toBeNull();
    await onScreen('login');
    expect(sent('POST', PAY)).toEqual([]);
  });

  test('in a host without a cashier the reason is shown', async () => {
    const backend = createBackend();
    const host = cashierHost(pays(backend));
    Object.assign(host.caps, { payChannels: [] });
    await makeApp({ at: BILL, backend, host });
    const root = within(document.body);
    expect(await root.findByText(/暂无可用的支付方式，请在微信或支付宝中打开/)).toBeVisible();
    await pressWithout(/^为 粤B·12345 确认支付/, '暂无可用的支付方式');
  });
});
