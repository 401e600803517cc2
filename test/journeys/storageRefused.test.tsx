import { configure, fireEvent, screen } from '@testing-library/react';

import { createCookieJar } from '@/platform/storage/cookieJar';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const { phone, password } = DRIVERS.lin;
const NOT_KEPT = '浏览器未保存登录状态，关闭页面后需要重新登录';

/** Every access throws, as in a browser where the driver has forbidden storage. */
class Forbidden extends Map<string, string> {
  override get(): never {
    throw new DOMException('forbidden', 'SecurityError');
  }
  override set(): never {
    throw new DOMException('forbidden', 'SecurityError');
  }
  override delete(): never {
    throw new DOMException('forbidden', 'SecurityError');
  }
}
/** Storage that can be read but has no room left. */
class Full extends Map<string, string> {
  override set(): never {
    throw new DOMException('full', 'QuotaExceededError');
  }
}
async function signIn() {
  fireEvent.click(await screen.findByLabelText('密码登录'));
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: phone } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } });
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
}

/** A browser that stores no cookies. */
function refusingJar() {
  const document = {
    get cookie() {
      return '';
    },
    set cookie(_text: string) {
      // Refuses silently, as a browser does.
    },
  };
  return createCookieJar({ document, location: { protocol: 'https:' } } as unknown as Window, '/');
}

test('cookies are refused: the driver is signed in until the page closes, and is told so once', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: '/login', backend, jar: refusingJar() });
  await app.onScreen('login');
  await signIn();
  expect(await screen.findByText(NOT_KEPT)).toBeInTheDocument();
  expect(await screen.findByText('138****8000')).toBeInTheDocument();
  expect(app.store.getState().notices.dialog).toBeNull();
  app.stop();

  // The next page knows nothing of the session: the driver is a visitor, and there is no redirect loop.
  const next = await makeApp({ at: '/mine', backend, jar: refusingJar() });
  await next.onScreen('mine');
  expect(screen.queryByText('138****8000')).toBeNull();
  expect(next.store.getState().session.status).toBe('visitor');
});

test.each([
  ['forbidden', () => new Forbidden()],
  ['full', () => new Full()],
] as const)('storage is %s: visiting, signing in and navigating work until the page closes', async (_, storage) => {
  const backend = createBackend();
  const app = await makeApp({ at: '/home', backend, local: storage(), tab: storage() });
  await app.onScreen('home');
  await screen.findByText('登录后自动查停车费');
  app.go('/login?redirect=%2FuserInfo');
  await app.onScreen('login');
  await signIn();
  await app.onScreen('userInfo');
  expect(await screen.findByText('138****8000')).toBeInTheDocument();
  expect(screen.queryByText(NOT_KEPT)).toBeNull(); // the browser keeps the cookies
  expect(app.outside.reports).toEqual([]);
  app.go('/home');
  await app.onScreen('home');
  expect(await screen.findAllByText(/B·12345/)).not.toHaveLength(0);
});
