import { waitFor } from '@testing-library/react';

import { paths, type ScreenName } from '@/navigation/paths';

import { makeApp } from '../support/makeApp';
import { rowIn } from '../support/rowIn';
import { shownScreen } from '../support/seen';

const DRIVER = '13800138000';
const names = Object.keys(paths) as ScreenName[];

test('an unknown address shows 404, and leads home', async () => {
  const app = await makeApp({ at: '/no/such/page' });
  const screen = await app.onScreen('notFound');
  await app.user.click(screen.getByRole('link', { name: '返回首页' }));
  await app.onScreen('home');
});

test.each([
  ['/', '/home', 'home'],
  ['/roadParking', '/roadParking/index', 'roadParkingIndex'],
  ['/customerService', '/customerService/index', 'customerServiceIndex'],
  ['/userApply', '/userApply/userCheckIn', 'userApplyUserCheckIn'],
])('%s is %s', async (from, to, name) => {
  const app = await makeApp({ at: from });
  await app.onScreen(name);
  await waitFor(() => {
    expect(window.location.pathname).toBe(to);
  });
});

test('the app lives under another base path as well', async () => {
  const app = await makeApp({
    at: '/driver/',
    config: { basePath: '/driver/' },
    fetch: () => Promise.reject(new Error('no line')),
  });
  await app.onScreen('home');
  await waitFor(() => {
    expect(window.location.pathname).toBe('/driver/home');
  });
  expect(app.store.getState().route.location.pathname).toBe('/home');
});

test('a visitor at the sign-in card can go back to the page before', async () => {
  const app = await makeApp({ at: '/mine' });
  await app.onScreen('mine');
  app.go('/userInfo');
  const screen = await app.onScreen('userInfo');
  await app.user.click(await screen.findByRole('button', { name: '返回' }));
  await app.onScreen('mine');
});

const locked = names.filter((name) => rowIn(name).guard === 'session');

test(`a visitor sees the sign-in card on ${String(locked.length)} locked routes, and none of them sends a call of its own`, async () => {
  const app = await makeApp({ at: '/404' });
  await app.onScreen('notFound');
  for (const name of locked) {
    app.go(`${encodeURI(paths[name])}?a=1`);
    const screen = await app.onScreen(name);
    const link = await screen.findByRole('link', { name: '登录' });
    expect(screen.getByRole('button', { name: '返回' })).toBeVisible();
    expect(link.getAttribute('href')).toBe(`/login?enCodeUrl=${encodeURIComponent(`${encodeURI(paths[name])}?a=1`)}`);
  }
  expect(app.calls.map(({ path }) => path).filter((path) => !path.startsWith('basic/'))).toEqual([]);
}, 60_000);

test(`every one of the ${String(names.length)} addresses opens, signed in, without an error report`, async () => {
  const app = await makeApp({ at: '/404', signedInAs: DRIVER });
  for (const name of names) {
    app.go(encodeURI(paths[name]));
    await waitFor(
      () => {
        expect(shownScreen() ?? '').not.toBe('');
      },
      { timeout: 10_000 },
    );
  }
  expect(app.outside.reports).toEqual([]);
}, 120_000);

test('the title follows the route, and is passed to the host', async () => {
  const app = await makeApp({ at: '/login' });
  await app.onScreen('login');
  await waitFor(() => {
    expect(app.outside.titles.at(-1)).toBe('登录');
  });
  app.go('/home');
  await app.onScreen('home');
  await waitFor(() => {
    expect(app.outside.titles.at(-1)).toBe(app.ports.config.brandName);
  });
});
