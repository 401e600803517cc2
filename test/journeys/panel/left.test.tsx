import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { panelApp } from '../../support/panel/panelApp';
import { expectAlive, watched } from '../../support/panel/watched';
import { LONG_MS } from '../../support/walks/timeTravel';

jest.setTimeout(LONG_MS);

describe('a past that was changed is left', () => {
  test.each(['Reset', 'Revert', 'Commit in the past', 'Sweep'])(
    '%s: the page says so, does nothing more, and reloads',
    async (how) => {
      const reload = jest.fn();
      const { app, panel, atBill } = await watched({ page: { reload } });
      if (how === 'Sweep') await panel.skip(atBill);
      if (how === 'Commit in the past') await panel.jump(atBill);
      await panel.press(how.split(' ')[0] ?? '');
      await panel.settled();
      await screen.findByText(/^已离开现场/);
      const [calls, cookies] = [app.calls.length, new Map(app.cookies)];
      fireEvent.pointerDown(document.body);
      app.go('/mine');
      act(() => {
        app.outside.seeAgain();
      });
      await app.rest(700);
      expect(app.calls).toHaveLength(calls);
      expect(app.cookies).toEqual(cookies);
      expect(window.location.pathname).not.toBe('/mine');
      fireEvent.click(screen.getByRole('button', { name: '重新载入' }));
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  test('a row that is skipped makes the page rest until it is back', async () => {
    const { app, panel, atBill } = await watched();
    await panel.skip(atBill);
    await screen.findByText(/^正在看之前的画面/);
    await panel.skip(atBill);
    expect(screen.queryByText(/^正在看之前的画面/)).toBeNull();
    await expectAlive(app);
    await panel.settled();
    await panel.skip(atBill);
    fireEvent.click(await screen.findByRole('button', { name: '回到现在' }));
    await waitFor(() => {
      expect(screen.queryByText(/^正在看之前的画面/)).toBeNull();
    });
    await panel.settled();
    expect(app.store.getState().route.location.pathname).toBe('/mine');
  });
});

test('a panel that is opened again knows the name and the features of the store', async () => {
  const { app, panel } = await watched();
  const labelsOf = (root: HTMLElement) =>
    [...root.querySelectorAll('button')].map((found) => found.getAttribute('aria-label') ?? found.textContent);
  const before = labelsOf(panel.root());
  expect(panel.text()).toContain('driver-app');
  panel.close();
  await app.rest(200);
  const again = app.extension.openPanel();
  await again.opened();
  await again.settled();
  expect(again.text()).toContain('driver-app');
  expect(labelsOf(again.root())).toEqual(before);
});

test('an address with ?debug_session writes nothing and changes nothing', async () => {
  const app = await panelApp({ at: '/newsList?debug_session=monday&x=1' });
  await app.onScreen('newsList');
  app.go('/mine');
  await app.onScreen('mine');
  await app.rest(300);
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('redux-dev'))).toEqual([]);
  expect(app.store.getState().route.location.pathname).toBe('/mine');
});
