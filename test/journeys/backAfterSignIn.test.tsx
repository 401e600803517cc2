import { configure, fireEvent, screen, waitFor } from '@testing-library/react';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { address, button, fillIn, link, press, shownScreen } from '../support/seen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8_000 });

const { phone, password } = DRIVERS.lin;

const signIn = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: '密码登录' }));
  await fillIn('手机号', phone);
  await fillIn('密码', password);
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  press('登录');
};

test('a screen that asked for signing in stands once in the history: back leads before it, with one press', async () => {
  const app = await makeApp({ at: '/mine' });
  app.go('/carManage');
  fireEvent.click(await link('登录'));
  await app.onScreen('login');
  await signIn();
  await app.onScreen('carManage');
  await waitFor(() => expect(app.store.getState().route.depth).toBe(1));
  fireEvent.click(await button('返回'));
  await app.onScreen('mine');
});

test('a screen that only signed-in drivers are led to takes the place of signing in', async () => {
  const app = await makeApp({ at: '/mine' });
  app.go('/login?redirect=%2FuserInfo');
  await app.onScreen('login');
  fireEvent.click(await link('注册'));
  await app.onScreen('register');
  fireEvent.click(await link('已有账号，去登录'));
  await app.onScreen('login');
  await signIn();
  await app.onScreen('userInfo');
  expect(app.store.getState().route.depth).toBe(1);
  fireEvent.click(await button('返回'));
  await app.onScreen('mine');
});

test('entries of a document that was left for the host are passed by, once', async () => {
  const tab = new Map([['passedBy', JSON.stringify(['passed'])]]);
  const app = await makeApp({ at: '/404', tab });
  app.go('/mine');
  await app.onScreen('mine');
  window.history.replaceState({ key: 'passed', depth: 1 }, '', '/userInfo');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await app.onScreen('notFound');
  expect([shownScreen(), address(), tab.has('passedBy')]).toEqual(['notFound', '/404', false]);
});

describe('a signed-in driver who opens /login is sent on, and no screen stands twice', () => {
  const signedIn = { signedInAs: phone };

  test('to where the link wanted', async () => {
    const app = await makeApp({ at: '/login?redirect=%2FcarManage', ...signedIn });
    await app.onScreen('carManage');
    expect(app.store.getState().route.depth).toBe(0);
  });

  test.each(['/login', '/loginIndex'])('home from %s', async (at) => {
    const app = await makeApp({ at, ...signedIn });
    await app.onScreen('home');
    expect(app.store.getState().route.depth).toBe(0);
  });

  test('inside the app: the wanted screen below it is not doubled', async () => {
    const app = await makeApp({ at: '/mine', ...signedIn });
    app.go('/carManage');
    await app.onScreen('carManage');
    app.go('/login?redirect=%2FcarManage');
    await waitFor(() => expect(address()).toBe('/carManage'));
    await waitFor(() => expect(app.store.getState().route.depth).toBe(1));
    fireEvent.click(await button('返回'));
    await app.onScreen('mine');
  });

  test('back to a stale sign-in page does not stop there', async () => {
    const app = await makeApp({ at: '/login?redirect=%2FcarManage', ...signedIn });
    await app.onScreen('carManage');
    app.go('/mine');
    await app.onScreen('mine');
    window.history.back();
    await app.onScreen('carManage');
  });
});
