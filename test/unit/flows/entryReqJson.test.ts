/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createAppRuntime } from '@/app/store';

import { fakePorts } from '../../support/fakePorts';
import { envelope } from '../../support/makeServices';

// The chunk cannot be loaded: the gateway no longer has it, or the connection broke.
jest.mock('@/navigation/guards/reqJson', () => {
  throw new Error('Loading chunk reqJson failed');
});

afterEach(() => {
  jest.useRealTimers();
});

describe('reqJson when its code cannot be loaded', () => {
  test.each([
    [
      'signedIn',
      [
        ['token', 'T'],
        ['refreshToken', 'R'],
      ],
    ],
    ['visitor', []],
  ] as const)('is ignored: the session is resolved anyway (%s)', async (status, cookies) => {
    jest.useFakeTimers();
    const reqJson = encodeURIComponent(JSON.stringify({ ticket: 'T1', driverDealerId: 'd2' }));
    window.history.replaceState(null, '', `/mine?reqJson=${reqJson}`);
    const local = new Map([['driverDealerId', 'd1']]);
    const outside = fakePorts({
      local,
      cookies: new Map<string, string>(cookies.map(([name, value]) => [name, value])),
      fetch: () => Promise.resolve(envelope(200, {})),
    });
    const app = createAppRuntime({ outside, page: window });
    await jest.advanceTimersByTimeAsync(100);
    expect(app.store.getState().session.status).toBe(status);
    expect(app.store.getState().entry.host.isReady).toBe(true);
    expect(local.get('driverDealerId')).toBe('d1');
    app.stop();
  });
});
