import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { payingDriver } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { pressWithout } from '../support/seen';

const MANY = '/multiPayPage?arrearsOnly=1';
const BATCH = 'charge/v2/api/payCharges/batch';
jest.setTimeout(20_000);

const payButton = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 6_000 });

describe('arrears of several bills', () => {
  test('all bills are chosen; a deselected one is not paid', async () => {
    const { user, sent } = await makeApp({ at: MANY, ...payingDriver() });
    expect(await payButton('为 2笔账单 微信支付 22.00元')).toHaveTextContent('微信支付 22.00元');
    await user.click(screen.getByRole('checkbox', { name: /粤B·88888/ }));
    await user.click(await payButton('为 1笔账单 微信支付 12.00元'));
    expect(await screen.findByText('支付成功', {}, { timeout: 6_000 })).toBeVisible();
    expect(sent('POST', BATCH).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        totalAmount: 1200,
        items: [{ uniqueId: 'stay-0004', parkId: 'park-3', payAmount: 1200 }],
      }),
    ]);
  });

  test('the total has changed meanwhile: a message gives the old and the new total, and nothing else is shown', async () => {
    const options = payingDriver();
    const { user } = await makeApp({ at: '/multiPayPage?plateNo=粤B12345', ...options });
    const pay = await payButton('为 2笔账单 微信支付 18.00元');
    options.backend.world.clock.advance(25 * MINUTE_MS);
    await user.click(pay);
    expect(
      await screen.findByText('所选账单已由 18.00元 变为 21.00元，请确认后再支付', {}, { timeout: 6_000 }),
    ).toBeVisible();
    expect(screen.queryByText(/请刷新后再支付/)).not.toBeInTheDocument();
  });

  test('the refusal of a payment for many bills is shown in one place', async () => {
    const options = payingDriver(createBackend({ seed: 'manyArrears' }));
    const { user, app } = await makeApp({ at: MANY, ...options });
    const { world } = options.backend;
    const toasts: unknown[] = [];
    app.store.subscribe(() => toasts.push(app.store.getState().notices.toast));
    world.faults.set(`POST ${BATCH}`, { kind: 'code', code: '0xd0affe', msg: '系统正在对账，请稍后再付', times: 1 });
    await user.click(await screen.findByRole('button', { name: /^为 12笔账单 微信支付/ }, { timeout: 6_000 }));
    expect(await screen.findByText('未扣款：系统正在对账，请稍后再付', {}, { timeout: 6_000 })).toBeVisible();
    expect(toasts.filter((toast) => toast !== null)).toEqual([]);
  });

  test('a whole lot is selected and deselected, down to no bill at all', async () => {
    const { user } = await makeApp({ at: MANY, ...payingDriver(createBackend({ seed: 'manyArrears' })) });
    await payButton(/^为 12笔账单/);
    for (const left of [8, 4, 0]) {
      const [lot] = screen.getAllByRole('checkbox', { name: /已选4笔，共4笔/ });
      await user.click(lot!);
      const button = await payButton(new RegExp(`^为 ${left}笔账单`));
      const [sum = 'no sum'] = /\d+\.\d\d元/.exec(button.getAttribute('aria-label') ?? '') ?? [];
      expect(screen.getByText(`已选${left}笔欠费，合计`).nextSibling).toHaveTextContent(sum);
    }
    const box = await pressWithout('为 0笔账单 微信支付 0.00元', '请至少选择一笔账单');
    expect(box).toBe(screen.getByRole('checkbox', { name: '全选' }));
    expect(box).not.toBeChecked();
    expect(screen.getByText('已选0笔欠费，合计').nextSibling).toHaveTextContent(/^0\.00元$/);
    await user.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(await payButton(/^为 12笔账单/)).toBeEnabled();
  });

  test('one of them fails: its row says so and stays with the reason', async () => {
    const { user, onScreen } = await makeApp({
      at: MANY,
      ...payingDriver(createBackend({ seed: 'partlyFailingBatch' })),
    });
    await user.click(await payButton('为 2笔账单 微信支付 22.00元'));
    expect(await screen.findByText('部分支付成功', {}, { timeout: 6_000 })).toBeVisible();
    expect(screen.getByText('2笔账单，1笔已支付')).toBeVisible();
    expect(screen.getByText(/停车场系统繁忙/)).toBeVisible();
    expect(screen.getByRole('img', { name: '粤B·88888' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '查看未缴账单' }));
    await onScreen('multiPayPage');
    expect(await screen.findByText(/上次支付失败：停车场系统繁忙/, {}, { timeout: 6_000 })).toBeVisible();
    const list = screen.getByRole('list', { name: '待缴账单' });
    expect(within(list).getByRole('img', { name: '粤B·88888' })).toBeVisible();
    expect(within(list).queryByRole('img', { name: '粤B·12345' })).toBeNull();
    expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      '/payPage?uniqueId=stay-0005&parkId=park-2',
    );
  });

  test('each row leads to its bill and to an appeal', async () => {
    await makeApp({ at: MANY, ...payingDriver() });
    expect(await screen.findByRole('link', { name: '详情 粤B·88888' }, { timeout: 6_000 })).toHaveAttribute(
      'href',
      '/payPage?uniqueId=stay-0005&parkId=park-2',
    );
    expect(screen.getByRole('link', { name: '不是我的车 粤B·88888' })).toHaveAttribute(
      'href',
      '/billComplain?uniqueId=stay-0005&parkId=park-2&reasonType=6',
    );
  });

  test("another driver's bill can be paid but not appealed", async () => {
    await makeApp({ at: '/multiPayPage?plateNo=粤A22222' });
    expect((await screen.findAllByRole('link', { name: '详情 粤A·22222' }, { timeout: 6_000 })).length).toBe(3);
    expect(screen.queryByRole('link', { name: /^不是我的车/ })).not.toBeInTheDocument();
  });

  test('999 rows: only rows near the window are in the document', async () => {
    await makeApp({ at: MANY, ...payingDriver(createBackend({ seed: 'arrears999' })) });
    expect(await screen.findByRole('button', { name: /^为 999笔账单 微信支付/ }, { timeout: 10_000 })).toBeEnabled();
    const list = screen.getByRole('list', { name: '待缴账单' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.length).toBeLessThanOrEqual(400);
  });

  test('a visitor without a plate is asked to sign in', async () => {
    const { sent } = await makeApp({ at: MANY });
    expect(await screen.findByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      expect.stringContaining('enCodeUrl'),
    );
    expect(sent('GET', 'charge/v2/api/parkOrders/msp')).toEqual([]);
  });
});

describe('arrears of a notice', () => {
  test.each([MANY, '/arrearsPage'])('%s: the same title, head, list and bar', async (at) => {
    const { user, outside } = await makeApp({ at, ...payingDriver() });
    await payButton('为 2笔账单 微信支付 22.00元');
    expect(screen.getByRole('heading', { level: 1, name: '欠费补缴' })).toBeVisible();
    expect(outside.titles.at(-1)).toBe('欠费补缴');
    expect(screen.getByText('2笔欠费，合计').nextSibling).toHaveTextContent('22.00元');
    const rows = within(screen.getByRole('list', { name: '待缴账单' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '福华一路路内停车',
      expect.stringMatching(/粤B·12345.*欠费.*停车2小时10分钟.*泊位 A0126.*12\.00元.*不是我的车.*详情/),
      '中心书城停车场',
      expect.stringMatching(/粤B·88888.*10\.00元/),
    ]);
    await user.click(await payButton('为 2笔账单 微信支付 22.00元'));
    expect(await screen.findByText('支付成功', {}, { timeout: 6_000 })).toBeVisible();
  });

  test('several bills of a plate, not all of them arrears: 合并支付', async () => {
    const { outside } = await makeApp({ at: '/multiPayPage?plateNo=粤A22222' });
    await payButton(/^为 3笔账单 微信支付/);
    expect(screen.getByRole('heading', { level: 1, name: '合并支付' })).toBeVisible();
    expect(outside.titles.at(-1)).toBe('合并支付');
    expect(screen.getByText('3笔账单，合计')).toBeVisible();
  });

  test('a lot with several bills has a checkbox of its own, a lot with one has that of its bill', async () => {
    await makeApp({ at: MANY, ...payingDriver(createBackend({ seed: 'manyArrears' })) });
    await payButton(/^为 12笔账单/);
    const list = screen.getByRole('list', { name: '待缴账单' });
    const heads = within(list).getAllByRole('checkbox', { name: /已选\d+笔，共\d+笔/ });
    expect(heads).toHaveLength(3);
    cleanup();
    await makeApp({ at: MANY, ...payingDriver() });
    await payButton(/^为 2笔账单/);
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      '全选',
      expect.stringContaining('粤B·12345'),
      expect.stringContaining('粤B·88888'),
    ]);
  });

  test("another driver's car: can be paid, but not appealed", async () => {
    await makeApp({ at: '/arrearsPage?plateNo=粤A22222', ...payingDriver() });
    expect(await screen.findByText('2笔欠费，合计')).toBeVisible();
    expect(screen.queryByRole('link', { name: /不是我的车/ })).not.toBeInTheDocument();
  });

  test('one bill: there is nothing to choose, and it is paid on its own page, where coupons count', async () => {
    const { user, onScreen, store } = await makeApp({ at: '/arrearsPage?parkId=park-2', ...payingDriver() });
    expect(await screen.findByText('1笔欠费，合计')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/用券请单笔支付/)).toBeNull();
    await user.click(screen.getByRole('link', { name: '去支付' }));
    await onScreen('payPage');
    expect(store.getState().route.location.search).toContain('stay-0005');
  });

  test('several bills of one lot: only those are paid', async () => {
    const { user, sent } = await makeApp({
      at: '/arrearsPage?parkId=park-2',
      ...payingDriver(createBackend({ seed: 'manyArrears' })),
    });
    expect(await screen.findByText('4笔欠费，合计')).toBeVisible();
    await user.click(await payButton(/^为 4笔账单 微信支付/));
    expect(await screen.findByText('支付成功', {}, { timeout: 6_000 })).toBeVisible();
    const [order] = sent('POST', BATCH).map(({ body }) => body as { items: { parkId: string }[] });
    expect(order?.items.map(({ parkId }) => parkId)).toEqual(['park-2', 'park-2', 'park-2', 'park-2']);
  });

  test('what was left out on the page of one lot is chosen on the page of all', async () => {
    const { user, go } = await makeApp({
      at: '/arrearsPage?parkId=park-2',
      ...payingDriver(createBackend({ seed: 'manyArrears' })),
    });
    await payButton(/^为 4笔账单 微信支付/);
    await user.click(screen.getByRole('checkbox', { name: '全选' }));
    await payButton(/^为 0笔账单/);
    go(MANY);
    expect(await payButton(/^为 12笔账单 微信支付/)).toBeEnabled();
  });

  test.each([MANY, '/arrearsPage'])('%s: the gateway fails, and the message does not blame the network', async (at) => {
    const backend = createBackend();
    backend.world.faults.set('GET charge/v2/api/parkOrders/msp', { kind: 'http500', times: 1 });
    await makeApp({ at, ...payingDriver(backend) });
    expect(await screen.findByText(/系统繁忙，请稍后重试/)).toBeVisible();
    expect(screen.queryByText(/扣款/)).toBeNull();
    expect(screen.getByText(/错误编号 \w{8}/)).toBeVisible();
    expect(screen.queryByText(/检查网络/)).not.toBeInTheDocument();
  });

  test('no arrears', async () => {
    await makeApp({ at: '/arrearsPage', ...payingDriver(createBackend({ seed: 'nothingOwed' })) });
    expect(await screen.findByText('暂无欠费')).toBeVisible();
  });
});

describe('a bill under appeal', () => {
  /** The driver has sent an appeal for the bill of the road. */
  async function appealed(at: string) {
    const options = payingDriver();
    const app = await makeApp({ at: '/billComplain?uniqueId=stay-0004&parkId=park-3&reasonType=6', ...options });
    await app.user.click(await payButton('提交申诉'));
    await screen.findByText(/最晚 .* 前答复/, {}, { timeout: 6_000 });
    app.go(at);
    return app;
  }

  test('home and the lists count the same, and say why one is missing', async () => {
    const { go, onScreen } = await appealed('/home');
    const line = await screen.findByRole('link', { name: /1笔待补缴/ }, { timeout: 6_000 });
    expect(line).toHaveTextContent('10.00元');
    expect(line).toHaveAttribute('href', '/payPage?uniqueId=stay-0005&parkId=park-2');
    go(MANY);
    await onScreen('multiPayPage');
    await screen.findByText('1笔欠费，合计', {}, { timeout: 6_000 });
    await waitFor(() => expect(screen.getByText('另有1笔申诉中，先不用缴')).toBeVisible());
    go('/arrearsPage?parkId=park-3');
    expect(await screen.findByText('暂无欠费，另有1笔申诉中，先不用缴', {}, { timeout: 6_000 })).toBeVisible();
  });
});

describe('disputing an amount', () => {
  test("for the driver's own finished bill: the one appeal for all reasons", async () => {
    await makeApp({ at: '/payPage?uniqueId=stay-0005&parkId=park-2', ...payingDriver() });
    expect(await screen.findByRole('link', { name: /^账单申诉.*金额有误/ }, { timeout: 6_000 })).toHaveAttribute(
      'href',
      '/billComplain?uniqueId=stay-0005&parkId=park-2',
    );
    expect(screen.queryByRole('button', { name: /^金额有误/ })).toBeNull();
  });

  test("for the driver's own car while it is inside: phone numbers, because a fee cannot be appealed yet", async () => {
    const { user } = await makeApp({ at: '/payPage?uniqueId=stay-0001&parkId=park-1', ...payingDriver() });
    await user.click(await screen.findByRole('button', { name: /^金额有误/ }, { timeout: 6_000 }));
    expect(await screen.findByRole('link', { name: /停车场电话/ })).toBeVisible();
  });

  test("for another driver's bill: phone numbers", async () => {
    const { user } = await makeApp({ at: '/payPage?uniqueId=stay-0005&parkId=park-2' });
    await user.click(await screen.findByRole('button', { name: /^金额有误/ }, { timeout: 6_000 }));
    expect(await screen.findByRole('link', { name: /停车场电话/ })).toHaveAttribute('href', 'tel:075583000000');
    expect(await screen.findByRole('link', { name: /客服电话/ })).toHaveAttribute('href', 'tel:4008300000');
  });
});
