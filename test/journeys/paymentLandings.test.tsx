import { screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { cancelAtCashier, openPayment, payAtCashier } from '../../mocks/world/money/payments';
import { cashierHost, leaves, pays } from '../support/cashier';
import { makeApp } from '../support/makeApp';
import { word } from '../support/seen';

jest.setTimeout(20_000);

const SYNC = 'GET charge/v2/api/payCharges/sync/{id}';
const LANDINGS = ['paySuccess', 'thirdpaySuccess', 'thirdpayFail', 'thirdpay'] as const;
const NAMES = {
  paySuccess: 'paySuccess',
  thirdpaySuccess: 'thirdPaySuccess',
  thirdpayFail: 'thirdPayFail',
  thirdpay: 'thirdPay',
} as const;

/** An unpaid order of the seeded bill that was opened on another device. */
function withOrder() {
  const backend = createBackend();
  const { payId } = openPayment(
    backend.world,
    {
      items: [{ uniqueId: 'stay-0001', parkId: 'park-1', payAmount: 600 }],
      isBatch: false,
      totalAmount: 600,
      payChannel: 3,
      couponIds: [],
      requestId: 'request-of-the-landing',
      returnPath: '/home',
    },
    null,
  );
  return { backend, world: backend.world, payId };
}

/** Neither the screen nor the title says that the payment succeeded. */
function expectNoSuccess() {
  const said = screen.queryAllByText(/支付成功/).filter((node) => node.textContent.startsWith('支付成功'));
  expect(said).toEqual([]);
  expect(document.title).not.toMatch(/成功|失败/);
}

describe.each(LANDINGS)('/%s, opened directly by its address', (landing) => {
  const at = (payId: string) => `/${landing}?payId=${payId}`;

  test('a paid order: success, amount, plate and the time to leave', async () => {
    const { backend, world, payId } = withOrder();
    payAtCashier(world, payId, 0);
    const { onScreen } = await makeApp({ backend, at: at(payId) });
    await onScreen(NAMES[landing]);
    expect(await word('支付成功')).toBeVisible();
    expect(screen.getByText('请于 12:15 前离场')).toBeVisible();
    expect(screen.getByText('6.00')).toBeVisible();
    expect(screen.getByRole('img', { name: '粤B·12345' })).toBeVisible();
  });

  test('an unpaid order is never shown as a success, and becomes one when the money arrives', async () => {
    const { backend, world, payId } = withOrder();
    const { user } = await makeApp({ backend, at: at(payId) });
    const expected = {
      paySuccess: '暂未查到付款',
      thirdpaySuccess: '暂未查到付款',
      thirdpayFail: '支付未完成',
      thirdpay: '等待支付',
    }[landing];
    await word(expected);
    expectNoSuccess();
    if (landing === 'thirdpayFail') {
      expect(screen.getByRole('link', { name: '换个方式支付' })).toHaveAttribute(
        'href',
        '/payPage?uniqueId=stay-0001&parkId=park-1',
      );
      return;
    }
    payAtCashier(world, payId, 0);
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    expect(title()).toBe(landing === 'thirdpay' ? '第三方支付' : '支付结果');
    await user.click(screen.getByRole('button', { name: landing === 'thirdpay' ? '我已完成支付' : '刷新结果' }));
    await word('支付成功');
    expect(title()).toBe('支付结果');
  });

  test('a closed order', async () => {
    const { backend, world, payId } = withOrder();
    cancelAtCashier(world, payId);
    await makeApp({ backend, at: at(payId) });
    await word('支付未完成');
    expectNoSuccess();
  });

  test('a payment in progress', async () => {
    const { backend, world, payId } = withOrder();
    payAtCashier(world, payId, null);
    await makeApp({ backend, at: at(payId) });
    await word('结果确认中');
    expect(screen.getByText('正在确认支付结果，请勿重复支付')).toBeVisible();
    expectNoSuccess();
  });

  test('an unknown id', async () => {
    await makeApp({ at: at('nobody') });
    await word('支付单不存在');
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    expectNoSuccess();
  });

  test('offline: what is certain, and a retry', async () => {
    const { backend, world, payId } = withOrder();
    payAtCashier(world, payId, 0);
    world.faults.set(SYNC, { kind: 'cutBefore' });
    const { user } = await makeApp({ backend, at: at(payId) });
    await word('支付结果加载失败');
    expect(screen.getByText(/请勿重复支付/)).toBeVisible();
    expectNoSuccess();
    world.faults.clear();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await word('支付成功');
  });

  test.each(['', '?payId=', '?payId=..%2f..%2fx', '?payId=a&payId=b', '?payId=%3Cscript%3E', '?payState=2&paid=true'])(
    'an address without a payment: %s',
    async (query) => {
      const { sent } = await makeApp({ at: `/${landing}${query}` });
      await word('这个链接里没有可以查询的支付');
      expectNoSuccess();
      expect(sent('GET', 'charge/v2/api/payCharges/sync/')).toEqual([]);
    },
  );
});

describe('when this device has created the order', () => {
  const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';

  test('the cashier failed: the same order can be tried again, without a second one', async () => {
    const backend = createBackend();
    const host = cashierHost(leaves, pays(backend, 0));
    const { user, go, sent, onScreen, store } = await makeApp({
      backend,
      host,
      at: BILL,
      signedInAs: DRIVERS.lin.phone,
    });
    await user.click(await screen.findByRole('button', { name: /微信支付 3\.00元/ }, { timeout: 8_000 }));
    await screen.findByRole('button', { name: /继续支付 3\.00元/ }, { timeout: 8_000 });
    const [attempt] = Object.values(store.getState().payment.attempts);
    go(`/thirdpayFail?payId=${attempt?.payId ?? ''}`);
    await onScreen('thirdPayFail');
    await user.click(await screen.findByRole('button', { name: '重新支付' }, { timeout: 8_000 }));
    await word('支付成功');
    await waitFor(() => expect(sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1));
    await onScreen('thirdPayFail');
  });

  test('the cashier reports that it took the money: the page warns against paying twice', async () => {
    const backend = createBackend();
    const { user, go, store } = await makeApp({
      backend,
      host: cashierHost(leaves),
      at: BILL,
      signedInAs: DRIVERS.lin.phone,
    });
    await user.click(await screen.findByRole('button', { name: /微信支付 3\.00元/ }, { timeout: 8_000 }));
    await screen.findByRole('button', { name: /继续支付 3\.00元/ }, { timeout: 8_000 });
    const [attempt] = Object.values(store.getState().payment.attempts);
    go(`/thirdpaySuccess?payId=${attempt?.payId ?? ''}`);
    await word('暂未查到付款');
    expect(screen.getByText(/^若已扣款请勿重复支付/)).toBeVisible();
    expect(screen.getByRole('button', { name: '刷新结果' })).toBeVisible();
    expect(screen.getByRole('button', { name: '未付款，继续支付' })).toBeVisible();
    expectNoSuccess();
  });
});

describe('the short flow', () => {
  const typed = '/plate?plateNo=粤A11111';

  test('plate, bill, result, and the window closes', async () => {
    const backend = createBackend();
    const { user, onScreen, sent, host } = await makeApp({ backend, host: cashierHost(pays(backend, 0)), at: typed });
    const close = jest.spyOn(host, 'close');
    await onScreen('plate');
    await user.click(screen.getByRole('button', { name: '查询缴费' }));
    await onScreen('pay');
    await user.click(await screen.findByRole('button', { name: /为 粤A·11111 微信支付/ }, { timeout: 8_000 }));
    await word('支付成功');
    await onScreen('result');
    expect(sent('POST', 'charge/v2/api/payCharges').map(({ body }) => body)).toEqual([
      expect.objectContaining({ returnUrl: expect.stringContaining('/result?key=') as string }),
    ]);
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('a device that has forgotten everything still finds the order by its request', async () => {
    const { backend, world, payId } = withOrder();
    payAtCashier(world, payId, 0);
    await makeApp({ backend, at: '/result?key=parking:a&requestId=request-of-the-landing' });
    await word('支付成功');
    const { go } = await makeApp({ backend, at: '/result?key=parking:a&requestId=nobodys' });
    await word('没有找到这笔支付');
    go('/result?key=parking:a');
    await word('这台手机上没有这笔支付的记录');
  });

  test('a window that cannot be closed leads to the next plate', async () => {
    const { backend, world, payId } = withOrder();
    payAtCashier(world, payId, 0);
    const { user, onScreen, host } = await makeApp({ backend, at: `/result?payId=${payId}` });
    jest
      .spyOn(host, 'close')
      .mockResolvedValue({ ok: false, kind: 'unsupported', method: 'close', retryable: false } as never);
    await word('支付成功');
    await user.click(screen.getByRole('button', { name: '完成' }));
    await onScreen('plate');
  });

  test('a bill that does not exist leads to the plate query', async () => {
    await makeApp({ at: '/pay?uniqueId=nobody&parkId=park-1' });
    expect(await screen.findByRole('link', { name: '查询其他车牌' }, { timeout: 8_000 })).toHaveAttribute(
      'href',
      '/plate',
    );
  });

  test('a plate without a bill says so and stays', async () => {
    const { user, onScreen } = await makeApp({ at: '/plate?plateNo=粤A00000' });
    await onScreen('plate');
    await user.click(screen.getByRole('button', { name: '查询缴费' }));
    await word('未查到待缴费信息');
    await onScreen('plate');
  });
});
