/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createAppRuntime } from '@/app/store';
import { homeBillCalls } from '@/services/charge/homeBillCalls';

import { fakePorts } from '../../support/fakePorts';
import { envelope } from '../../support/makeServices';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['of a visitor', '0xd12501001', false],
  ['of a visitor', '401', false],
  ['of another driver', '0xd12501021', true],
])('a refusal %s that is performed after somebody has signed in ends nothing of theirs (%s)', async (_, code, had) => {
  window.history.replaceState(null, '', '/payPage?uniqueId=u1&parkId=p1');
  const cookies = new Map<string, string>(
    had ? Object.entries({ token: 'T', refreshToken: 'R', sessionOf: 'd1' }) : [],
  );
  const local = new Map([['reqJson', '{}']]);
  const codes = [code];
  const fetch = (input: string) =>
    Promise.resolve(envelope(input.includes('pageSize=7') ? (codes.shift() ?? 200) : 200, {}));
  const app = createAppRuntime({ outside: fakePorts({ cookies, local, fetch }), page: window });
  await jest.advanceTimersByTimeAsync(100);
  await app.store.dispatch(
    homeBillCalls.endpoints.listParkingBills.initiate({ requestType: 1, pageNo: 9, pageSize: 7 }),
  );
  // In another tab, within the time in which failures count as one.
  cookies.set('token', 'T2').set('refreshToken', 'R2').set('sessionOf', 'd2');
  await jest.advanceTimersByTimeAsync(5_000);
  expect([cookies.get('token'), cookies.get('sessionOf'), local.get('reqJson')]).toEqual(['T2', 'd2', '{}']);
  const { notices, session, route } = app.store.getState();
  expect([notices.toast, notices.dialog, session.isLedToLogin]).toEqual([null, null, false]);
  expect(route.location.pathname).toBe('/payPage');
  app.stop();
});
