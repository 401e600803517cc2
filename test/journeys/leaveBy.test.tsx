import { act, screen, waitFor } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { leaveLot } from '../../mocks/world/parking/stays';
import { payingDriver } from '../support/driverWorlds';
import { lineOf } from '../support/lineOf';
import { makeApp } from '../support/makeApp';
import { address, button, word } from '../support/seen';

const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const DETAIL = 'POST charge/v2/api/parkOrders/msp/detail';
const OVER = '已超过离场时间';
jest.setTimeout(40_000);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const status = () => document.querySelector('[data-status]')?.getAttribute('data-status');
/** What screen readers are told by themselves. */
const announced = () =>
  [...document.querySelectorAll('[role=status], [aria-live=polite]')].map(({ textContent }) => textContent).join('|');
const times = (text: string, part: string) => text.split(part).length - 1;

/** Paid at noon: to leave by 12:15. What was paid covers the hour until 12:20. */
async function paidAtNoon() {
  const backend = createBackend({ runs: true });
  const app = await makeApp({ at: BILL, ...payingDriver(backend) });
  await app.user.click(await button('为 粤B·12345 微信支付 3.00元'));
  await word('支付成功');
  return app;
}

describe('on a phone that has slept', () => {
  test('the time left is that of the clock of the phone at once, 约 until one call has confirmed it', async () => {
    const backend = createBackend({ runs: true });
    const line = lineOf(backend);
    // Something kept brings the code that follows the line at once.
    const local = new Map([['keptBill.v1:/', 'unreadable']]);
    const app = await makeApp({ at: BILL, ...payingDriver(backend), local, fetch: line.fetch });
    await app.user.click(await button('为 粤B·12345 微信支付 3.00元'));
    await word('支付成功');
    await pass(10 * SECOND_MS);
    const timer = () => screen.getByRole('timer', { name: /^剩余离场时间/ }).textContent;
    expect(timer()).toMatch(/^剩余离场时间14:/);
    line.set(false);
    // Its monotonic clock stands still meanwhile.
    jest.setSystemTime(Date.now() + 10 * MINUTE_MS);
    backend.world.clock.advance(10 * MINUTE_MS);
    act(() => {
      app.outside.seeAgain();
    });
    await pass(SECOND_MS);
    expect(timer()).toMatch(/^剩余离场时间约04:/);
    line.set(true);
    await pass(31 * SECOND_MS);
    expect(timer()).toMatch(/^剩余离场时间04:/);
  });
});

describe('on the result', () => {
  test('amber three minutes before, red when the time is over, and the new fee can be paid at once', async () => {
    const { user, onScreen } = await paidAtNoon();
    await pass(11 * MINUTE_MS);
    expect(status()).toBe('success');
    expect(screen.queryByText(/请尽快离场/)).toBeNull();
    expect(announced()).not.toContain('请尽快离场');
    expect(times(announced(), '支付成功，3.00元，请于 12:15 前离场。')).toBe(1);

    await pass(MINUTE_MS + 5 * SECOND_MS);
    expect(screen.getByText('离场时间不到3分钟，请尽快离场')).toBeVisible();
    expect(times(announced(), '请尽快离场')).toBe(1);

    await pass(3 * MINUTE_MS);
    expect(screen.getByText(OVER)).toBeVisible();
    expect(screen.getByText('请尽快离场，再停留可能产生新费用')).toBeVisible();
    expect(screen.getByText('暂无新的费用')).toBeVisible();
    expect(screen.queryByText('支付成功')).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(status()).toBe('failed');
    expect(times(announced(), OVER)).toBe(1);
    expect(screen.getByRole('button', { name: '刷新账单' })).toBeEnabled();

    await pass(6 * MINUTE_MS);
    expect(screen.getByText('产生了新的停车费，请再次缴费')).toBeVisible();
    expect(screen.getByText('已支付 3.00元')).toBeVisible();
    expect(announced()).toMatch(/已超过离场时间，待支付 \d+\.\d\d元，产生了新的停车费，请再次缴费。/);
    await user.click(screen.getByRole('link', { name: /^再次缴费 \d+\.\d\d元$/ }));
    await onScreen('payPage');
    expect(await button(/为 粤B·12345 微信支付/)).toBeVisible();
  });

  test('back after a second payment: the first result is past, and leads to the second one', async () => {
    const { user, onScreen } = await paidAtNoon();
    await pass(21 * MINUTE_MS);
    await user.click(screen.getByRole('link', { name: /^再次缴费 \d+\.\d\d元$/ }));
    await onScreen('payPage');
    await user.click(await button(/为 粤B·12345 微信支付/));
    await word('支付成功');
    const second = address();
    expect(screen.getByRole('timer')).toBeVisible();
    act(() => {
      window.history.back();
    });
    await word('之前的一笔支付');
    expect(address()).not.toBe(second);
    expect(screen.getByText('之后又有新的支付，离场时间以新的为准')).toBeVisible();
    expect(screen.getByText('已支付 3.00元')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/离场时间不到|请于|已超过/)).toBeNull();
    expect(screen.queryByRole('link', { name: /再次缴费/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: '查看最新支付' }));
    await word('支付成功');
    expect(address()).toBe(second);
  });

  test('a bill that cannot be read is not called free of a new fee, and is read again', async () => {
    const { user, world } = await paidAtNoon();
    world.faults.set(DETAIL, { kind: 'http500' });
    await pass(15 * MINUTE_MS + SECOND_MS);
    expect(await word('账单加载失败，请刷新')).toBeVisible();
    expect(screen.getByText(OVER)).toBeVisible();
    expect(screen.queryByText('暂无新的费用')).toBeNull();
    world.faults.clear();
    await user.click(screen.getByRole('button', { name: '刷新账单' }));
    expect(await word('暂无新的费用')).toBeVisible();
  });

  test('the car is out when the time is over: nothing warns', async () => {
    const { world } = await paidAtNoon();
    leaveLot(world, 'stay-0001');
    await pass(16 * MINUTE_MS);
    expect(await word('车辆已离场，费用已结清')).toBeVisible();
    expect(status()).toBe('success');
    expect(screen.queryByText(OVER)).toBeNull();
  });
});

describe('on home', () => {
  const card = () => document.querySelector('[data-card]')!;

  test('the card of the paid car turns amber, then red, then names the new fee', async () => {
    const { go, onScreen } = await paidAtNoon();
    go('/home');
    await onScreen('home');
    await waitFor(() => expect(card()).toHaveTextContent('已缴费'), { timeout: 8_000 });
    expect(card()).toHaveTextContent('请于 12:15 前离场');
    expect(card()).not.toHaveAttribute('data-leave', 'soon');

    await pass(12 * MINUTE_MS + 10 * SECOND_MS);
    expect(card()).toHaveAttribute('data-leave', 'soon');
    expect(card()).toHaveTextContent('请尽快离场');
    expect(card().querySelector('svg')).not.toBeNull();
    expect(times(announced(), '请尽快离场')).toBe(1);

    await pass(3 * MINUTE_MS);
    expect(card()).toHaveAttribute('data-leave', 'over');
    expect(card()).toHaveTextContent(OVER);
    expect(card()).toHaveTextContent('可能产生新费用');
    expect(times(announced(), OVER)).toBe(1);

    await pass(6 * MINUTE_MS);
    await waitFor(() => expect(card()).toHaveAttribute('data-card', 'due'));
    expect(card()).toHaveTextContent(/\d\.\d\d元再次缴费/);
    expect(card()).toHaveTextContent(OVER);
  });
});
