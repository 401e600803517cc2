/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createAppRuntime } from '@/app/store';
import { signOutRequested } from '@/flows/session/sessionSlice';

import { fakePorts } from '../../support/fakePorts';
import { envelope } from '../../support/makeServices';

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A driver signs out over a connection that is so slow that the server answers this after 4 s. */
async function signOut(answer: () => Response) {
  window.history.replaceState(null, '', '/userInfo');
  const cookies = new Map(Object.entries({ token: 'T', refreshToken: 'R' }));
  const sent: RequestInit[] = [];
  const fetch = (input: string, init: RequestInit = {}) => {
    if (!input.includes('driver/logout')) return Promise.resolve(envelope(200, {}));
    sent.push(init);
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        reject(init.signal?.reason as Error);
      });
      setTimeout(() => {
        resolve(answer());
      }, 4_000);
    });
  };
  const app = createAppRuntime({ outside: fakePorts({ fetch, cookies }), page: window });
  ({ stop } = app);
  await jest.advanceTimersByTimeAsync(100);
  app.store.dispatch(signOutRequested());
  await jest.advanceTimersByTimeAsync(1_700);
  return { ...app, cookies, sent };
}

test('the page goes on after 1.5 s, and the call is cancelled', async () => {
  const { store, cookies, sent } = await signOut(() => envelope(200, null));
  expect([...cookies.keys()]).toEqual([]);
  expect(store.getState().session.status).toBe('visitor');
  expect(store.getState().route.location.pathname).toBe('/home');
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true]);
});

test.each(['401', '0xd12501021', '500'])('a late answer %s says nothing to whoever is here then', async (code) => {
  const { store, cookies, sent } = await signOut(() => envelope(code, null, 'x'));
  cookies.set('token', 'T2').set('refreshToken', 'R2');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(1);
  expect(cookies.get('token')).toBe('T2');
  expect(store.getState().notices).toMatchObject({ toast: null, dialog: null });
  expect(store.getState().route.location.pathname).toBe('/home');
});
