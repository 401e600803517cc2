import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { fakeHost } from '../support/fakePorts';
import type { MakeAppOptions } from '../support/makeApp';
import { recordedApp } from '../support/recordedApp';
import { address, button, link, noDialog, press, WAIT, word } from '../support/seen';

jest.setTimeout(20_000);

const NEARBY = '附近停车场，由近到远';
const { pageApi } = fakeHost();
/** A phone whose map can be moved. */
const withMap = (loadMap: typeof pageApi.loadMap) => fakeHost({ pageApi: { ...pageApi, loadMap } });
const created = jest.fn();
const aMap = () =>
  withMap(() =>
    Promise.resolve({
      ok: true,
      value: {
        createMap: () => {
          created();
          return { show: () => undefined, moveTo: () => undefined, destroy: () => undefined };
        },
      },
    }),
  );

beforeEach(() => {
  created.mockClear();
});

const open = (options: MakeAppOptions = {}) =>
  recordedApp({ at: '/map', host: aMap(), config: { mapKey: 'k1' }, signedInAs: DRIVERS.lin.phone, ...options });
const panel = (name = '附近停车场') => screen.findByRole('region', { name }, WAIT);
const whole = { name: '收起列表', expanded: true };
const part = { name: '展开列表', expanded: false };
/** How far the panel is drawn up, px. */
const drawnUp = async () => Number(/\(-(\d+)px\)/.exec((await panel()).style.transform)?.[1]);
const settles = async (height: number) => {
  await waitFor(async () => {
    expect(await drawnUp()).toBe(height);
  });
};

describe('the panel over the map', () => {
  test('has a name and the list; buttons draw it up and down for who cannot drag, and say how it stands', async () => {
    const { onScreen } = await open();
    const list = within(await panel());
    await list.findByRole('list', { name: NEARBY }, WAIT);
    expect(list.getByRole('heading', { name: '附近停车场' })).toBeVisible();
    expect(await screen.findByRole('region', { name: '地图' }, WAIT)).toBeVisible();
    const unfold = list.getByRole('button', part);
    const map = list.getByRole('button', { name: '看地图', pressed: false });
    const content = document.getElementById(unfold.getAttribute('aria-controls') ?? '');
    expect(content).toContainElement(list.getByRole('list', { name: NEARBY }));
    const middle = await drawnUp();
    fireEvent.click(unfold);
    expect(list.getByRole('button', whole)).toBe(unfold);
    await waitFor(async () => {
      expect(await drawnUp()).toBeGreaterThan(middle);
    });
    fireEvent.keyDown(unfold, { key: 'Escape' });
    expect(await list.findByRole('button', part)).toBe(unfold);
    await settles(middle);
    fireEvent.click(map);
    expect(list.getByRole('button', { name: '看地图', pressed: true })).toBe(map);
    await waitFor(async () => {
      expect(await drawnUp()).toBeLessThan(middle);
    });
    fireEvent.click(map);
    await settles(middle);
    expect(created).toHaveBeenCalledTimes(1);
    await onScreen('map');
  });

  test('its height follows a jump in time', async () => {
    const { jumpTo, newest } = await open();
    await within(await panel()).findByRole('list', { name: NEARBY }, WAIT);
    const [rest, middle] = [newest(), await drawnUp()];
    press('展开列表');
    await screen.findByRole('button', whole);
    const up = newest();
    press('看地图');
    await screen.findByRole('button', { name: '看地图', pressed: true });
    await jumpTo(up);
    await screen.findByRole('button', whole);
    await waitFor(async () => {
      expect(await drawnUp()).toBeGreaterThan(middle);
    });
    await jumpTo(rest);
    await screen.findByRole('button', part);
    expect(screen.getByRole('button', { name: '看地图', pressed: false })).toBeVisible();
    await settles(middle);
  });

  test('the back of the phone lowers the whole list, and then leaves the map', async () => {
    const { go, onScreen, user } = await open({ at: '/home' });
    await onScreen('home');
    go('/map');
    await user.click(await button('展开列表'));
    await screen.findByRole('button', whole);
    const map = document.querySelector('[data-map=map]');
    expect(map?.closest('[inert]')).toBeInTheDocument();
    window.history.back();
    await screen.findByRole('button', part);
    expect(address()).toBe('/map');
    await user.click(await button('展开列表'));
    await user.click(await button('收起列表'));
    await screen.findByRole('button', part);
    expect(map?.closest('[inert]')).toBeNull();
    window.history.back();
    await onScreen('home');
  });

  test('a lot is opened from the whole list, and closing it finds the list as it was; so does a filter', async () => {
    const { user } = await open();
    fireEvent.click(await button('展开列表'));
    await user.click(await link(/^市民中心地下停车场/));
    expect(address()).toBe(`/map?parkId=${LOTS.city}`);
    await screen.findByRole('dialog', { name: '市民中心地下停车场' }, WAIT);
    window.history.back();
    await noDialog();
    expect(await screen.findByRole('button', whole)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '预约' }));
    expect(address()).toBe('/map?parkType=bookActive');
    await user.click(screen.getByRole('button', whole));
    await screen.findByRole('button', part);
    expect(address()).toBe('/map?parkType=bookActive');
  });

  test('says in itself that nothing was found, and that the list failed', async () => {
    const backend = createBackend();
    for (const lot of backend.world.tables.lots) lot.supportsDiffTime = false;
    const { user } = await open({ at: '/map?parkType=diffTimeActive', backend });
    expect(await panel()).toContainElement(await word('暂无符合条件的停车点位'));
    backend.world.faults.set('POST dealer/v2/api/nearbyParks', { kind: 'http500' });
    await user.click(screen.getByRole('radio', { name: '全部' }));
    expect(await panel()).toContainElement(await word('附近停车场加载失败'));
    backend.world.faults.clear();
    await user.click(within(await panel()).getByRole('button', { name: '重试' }));
    await within(await panel()).findByRole('list', { name: NEARBY }, WAIT);
  });

  test('where there is no map the list follows the plan, as one page', async () => {
    await open({ host: fakeHost() });
    await screen.findByRole('list', { name: NEARBY }, WAIT);
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: '附近停车场' })).toBeNull();
    });
    expect(screen.queryByRole('button', { name: '展开列表' })).toBeNull();
  });
});
