import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { HOME_SNAPSHOT_KEY } from '@/features/home/model/homeSnapshot';

import { pays } from '../../support/cashier';
import { livingWorld, payingDriver } from '../../support/driverWorlds';
import { panelApp } from '../../support/panel/panelApp';
import { BILL, watched } from '../../support/panel/watched';
import { button, word } from '../../support/seen';
import { LONG_MS } from '../../support/walks/timeTravel';

jest.setTimeout(LONG_MS);

test('the arrow of the app rests while an earlier moment is in view, and so does the back of the phone', async () => {
  const { app, panel, atBill } = await watched();
  app.go('/mine');
  await app.onScreen('mine');
  await panel.settled();
  const atNews = panel
    .rows()
    .filter(({ id, text }) => id > atBill && text.includes('listNews'))
    .at(-1);
  await panel.jump(atNews?.id ?? 0);
  await app.onScreen('newsList');
  const entries = window.history.length;
  fireEvent.click(await screen.findByRole('button', { name: '返回' }));
  await app.rest(100);
  expect(document.querySelector('[data-screen]')?.getAttribute('data-screen')).toBe('newsList');
  act(() => {
    window.history.back();
  });
  await app.rest(200);
  expect(document.querySelector('[data-screen]')?.getAttribute('data-screen')).toBe('newsList');
  fireEvent.click(screen.getByRole('button', { name: '回到现在' }));
  await app.onScreen('mine');
  fireEvent.pointerDown(document.body);
  // No page is skipped: back from the present leads to the entry below it.
  act(() => {
    window.history.back();
  });
  await app.onScreen('newsList');
  act(() => {
    window.history.back();
  });
  await app.onScreen('payPage');
  expect(window.history.length).toBe(entries);
});

test.each(['回到现在', 'Jump'])(
  'a payment that ends at the cashier meanwhile is told once, when the present is back by %s',
  async (way) => {
    const world = livingWorld();
    let pay: () => void = () => undefined;
    const paid = new Promise<void>((resolve) => {
      pay = resolve;
    });
    const app = await panelApp({
      at: '/home',
      ...payingDriver(world, async (payId) => {
        await paid;
        return pays(world)(payId);
      }),
    });
    await app.onScreen('home');
    app.go(BILL);
    fireEvent.click(await button(/支付 \d/));
    await waitFor(() => {
      expect(app.host.paid).toHaveLength(1);
    });
    await app.rest(300);
    const panel = app.extension.openPanel();
    await panel.opened();
    await panel.settled();
    const home = panel.rows().find(({ text }) => text.includes('listParkingBills') || text.includes('getMenuConfig'));
    await panel.jump(home?.id ?? 0);
    await app.onScreen('home');
    const before = app.calls.length;
    await act(async () => {
      pay();
      app.host.resume();
      app.outside.seeAgain();
      app.outside.setOnline(false);
      app.outside.setOnline(true);
      app.outside.seeAgain();
      await Promise.resolve();
    });
    await app.rest(1_000);
    expect(app.calls.slice(before)).toEqual([]);
    await app.onScreen('home');
    if (way === 'Jump') await panel.jump(panel.rows().at(-1)?.id ?? 0);
    else fireEvent.click(screen.getByRole('button', { name: way }));
    await word('支付成功');
    await app.rest(3_500);
    expect(screen.queryByText('正在查询账单…')).toBeNull();
    const asked = app.calls.slice(before).map(({ path }) => path);
    expect(asked.filter((path) => path.includes('payCharges/sync/'))).toHaveLength(1);
    expect(document.body).toHaveTextContent(/支付成功\s*3\.00\s*元.*市民中心地下停车场/);
  },
);

test('home is not remembered as it was at an earlier moment', async () => {
  const local = new Map<string, string>();
  const app = await panelApp({ at: '/home', local });
  await app.onScreen('home');
  await waitFor(() => {
    expect(local.has(HOME_SNAPSHOT_KEY)).toBe(true);
  });
  app.go('/newsList');
  await app.onScreen('newsList');
  const panel = app.extension.openPanel();
  await panel.opened();
  await panel.settled();
  local.delete(HOME_SNAPSHOT_KEY);
  const atHome = panel
    .rows()
    .filter(({ text }) => text.includes('routeChanged'))
    .at(-1);
  const rows = panel.rows();
  await panel.jump(rows[rows.findIndex(({ id }) => id === atHome?.id) - 1]?.id ?? 0);
  await app.onScreen('home');
  await app.rest(2_600);
  expect([...local.keys()]).not.toContain(HOME_SNAPSHOT_KEY);
});
