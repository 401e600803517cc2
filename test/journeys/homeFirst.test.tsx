import { act, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { payingDriver } from '../support/driverWorlds';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { button, WAIT, word } from '../support/seen';

const LIN = DRIVERS.lin.phone;
const CARD_FEE = 'charge/v2/api/parkOrders/msp/boundVehicleParkingBill';
const MODEL = 'GET pay/v2/api/payModel';

const block = (name: string) => document.querySelector<HTMLElement>(`[data-block="${name}"]`)!;
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];

const pressedNoMore = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));

async function openHome(options: MakeAppOptions = {}) {
  const app = await makeApp(options);
  await app.onScreen('home');
  await waitFor(() => {
    expect(document.querySelector('[data-block][data-state="loading"]')).toBeNull();
    expect(block('nearby')).not.toBeNull();
  }, WAIT);
  return app;
}

describe('the card of a car inside', () => {
  test('says 去缴费 and stays so: before its coupons are known, so is what a channel would take', async () => {
    const { user, onScreen, world } = await openHome(payingDriver());
    await waitFor(() => expect(cards()[0]).toHaveTextContent('6.00元去缴费'), WAIT);
    await pressedNoMore(); // the words do not change under the finger
    expect(cards()[0]).toHaveTextContent('6.00元去缴费');
    expect(cards()[0]).not.toHaveTextContent('微信');
    expect(world.log.count(MODEL)).toBe(0);
    await user.click(cards()[0]!);
    await onScreen('payPage');
    await button(/^为 粤B·12345 微信支付 3\.00元$/);
  });

  test('shows the fees that the list itself has brought, and asks only for the card in view', async () => {
    const { sent } = await openHome({ signedInAs: LIN, backend: createBackend({ seed: 'listedFees' }) });
    await waitFor(() => expect(cards().map(({ dataset }) => dataset['card'])).toEqual(['due', 'free', 'pass']), WAIT);
    expect(sent('GET', CARD_FEE)).toHaveLength(1);
    expect(document.body).not.toHaveTextContent(/滑动查看|查询中/);
  });
});

describe('after paying', () => {
  async function paid(minutesAgo: number) {
    const backend = createBackend();
    const app = await makeApp({ at: '/payPage?uniqueId=stay-0001&parkId=park-1', ...payingDriver(backend) });
    await app.user.click(await button(/^为 粤B·12345 .+ 3\.00元$/));
    await word('支付成功');
    backend.world.clock.advance(minutesAgo * 60_000);
    app.go('/home');
    await app.onScreen('home');
    await waitFor(() => expect(cards()[0]).toHaveAttribute('data-leave'), WAIT);
    return app;
  }

  test('the first card counts down to the time to leave, and calls the lot', async () => {
    await paid(0);
    const [card] = cards();
    expect(card).toHaveTextContent(/已缴费离场倒计时\s*1[45]:\d\d/);
    expect(within(card!).getByRole('timer')).toHaveAttribute('aria-label', expect.stringMatching(/^离场倒计时 1/));
    expect(card).not.toHaveTextContent('再次缴费');
    const call = await within(card!).findByRole('link', { name: '呼叫停车场' }, WAIT);
    expect(call.getAttribute('href')).toMatch(/tel:[\d-]+$/);
  });

  test('over its deadline it leads to the bill with 再次缴费, before a new fee is known', async () => {
    const app = await paid(16);
    const again = await within(cards()[0]!).findByRole('link', { name: /已超过离场时间.*再次缴费/ }, WAIT);
    expect(within(cards()[0]!).queryByRole('timer')).toBeNull();
    await app.user.click(again);
    await app.onScreen('payPage');
  });
});

describe('below the cars', () => {
  test('the menu has two rows; 更多 opens the rest in place, and a jump in time closes it again', async () => {
    const { user, store } = await openHome({ signedInAs: LIN });
    const tiles = () => within(block('menu')).getAllByRole('listitem');
    expect(tiles()).toHaveLength(10);
    const before = store.getState();
    await user.click(within(block('menu')).getByRole('button', { name: '更多', expanded: false }));
    expect(tiles().length).toBeGreaterThan(10);
    expect(store.getState().drafts).not.toEqual(before.drafts);
    await user.click(within(block('menu')).getByRole('button', { name: '收起', expanded: true }));
    expect(tiles()).toHaveLength(10);
  });

  test('the plate query is one line for a driver with cars, until it is tapped', async () => {
    const { user } = await openHome({ signedInAs: LIN });
    expect(within(block('query')).queryByRole('button', { name: '查询' })).toBeNull();
    await user.click(within(block('query')).getByRole('button', { name: '查其他车牌', expanded: false }));
    expect(within(block('query')).getByRole('button', { name: '查询' })).toBeDisabled();
    expect(within(block('query')).getByRole('button', { name: '查其他车牌', expanded: true })).toHaveFocus();
  });

  test.each([
    ['a visitor', undefined],
    ['a driver without a car', DRIVERS.chen.phone],
  ])('the plate query is open for %s', async (_who, signedInAs) => {
    await openHome(signedInAs === undefined ? {} : { signedInAs });
    expect(within(block('query')).getByRole('button', { name: '查询' })).toBeDisabled();
    expect(within(block('query')).getByRole('heading', { name: '输入车牌，查停车费' })).toBeVisible();
  });

  test('no arrears take no place, and the next visit knows it from its first picture', async () => {
    const { ports } = await openHome({ signedInAs: LIN, backend: createBackend({ seed: 'nothingOwed' }) });
    expect(block('bills')).not.toHaveTextContent(/欠费|补缴/);
    await waitFor(() => expect(ports.local.get('home.boxes.v1')).toBe('clear'));
  });

  test.each([
    [LIN, ''],
    [DRIVERS.chen.phone, 'clear query'],
  ])('the boxes of a driver are kept for the skeleton: %s', async (signedInAs, boxes) => {
    const { ports } = await openHome({ signedInAs });
    await waitFor(() => expect(ports.local.get('home.boxes.v1')).toBe(boxes));
  });
});
