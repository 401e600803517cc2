/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { configureStore } from '@reduxjs/toolkit';

import { createPaymentAttempt } from '@/domain/payment/attempt';
import { attemptAdvanced, paymentReducer } from '@/flows/payment/state/paymentSlice';
import { createRedactor } from '@/operations/redaction/createRedactor';
import { createMonitoringReporter } from '@/operations/reporting/createMonitoringReporter';
import { startMonitoring } from '@/operations/reporting/startMonitoring';

import { bothClocks } from '../../support/bothClocks';
import { fakePorts } from '../../support/fakePorts';

const never = () => new Promise<Response>(() => undefined);

function setUp() {
  const posted: Record<string, unknown>[] = [];
  const cookies = new Map([
    ['token', 'at-secret-of-this-device'],
    ['refreshToken', 'rt-secret-of-this-device'],
  ]);
  const outside = fakePorts({
    fetch: never,
    cookies,
    local: new Map([['openid', 'openid-of-this-device']]),
  });
  const listeners = new Map<string, (event: unknown) => void>();
  const listen = (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener);
  const page = {
    addEventListener: listen,
    document: { addEventListener: listen },
    location: { pathname: '/payPage', search: '?plateNo=粤B12345' },
  } as unknown as Window;
  const reporting = startMonitoring(
    page,
    outside,
    (text) => void posted.push(JSON.parse(text) as Record<string, unknown>),
  );
  return { posted, cookies, reporting, happens: (name: string, event: unknown) => listeners.get(name)?.(event) };
}

test('reports uncaught errors, with the build and the page, without secrets', () => {
  const { posted, happens } = setUp();
  happens('unhandledrejection', { reason: new Error('no answer for 13800138000 with at-secret-of-this-device') });
  happens('error', { error: new TypeError('x is undefined'), message: '' });
  expect(posted).toEqual([
    expect.objectContaining({
      kind: 'error',
      where: 'promise',
      message: 'no answer for 138****8000 with ***',
      route: '/payPage?plateNo=粤*****5',
    }),
    expect.objectContaining({ kind: 'error', where: 'page', message: 'x is undefined', build: '0.0.0 test' }),
  ]);
  expect(JSON.stringify(posted)).not.toContain('of-this-device');
});

test('what a report says is redacted like a recording, with the tokens of the moment', () => {
  const { posted, cookies, happens } = setUp();
  const said = (text: string) => {
    happens('unhandledrejection', { reason: new Error(text) });
    return posted.at(-1)?.['message'];
  };
  expect(said('refused rt-secret-of-this-device')).toBe('refused ***');
  cookies.set('token', 'renewed-secret').set('refreshToken', 'renewed-refresh-secret');
  expect(said('sent renewed-secret, then renewed-refresh-secret')).toBe('sent ***~3, then ***~2');
  expect(said('call +8613800138000 about 粤b 12345')).toBe('call +86138****8000 about 粤*****5');
  expect(said('at /searchPage?keyword=深圳湾1号')).toBe('at /searchPage?keyword=***~4');
  expect(JSON.stringify(posted)).not.toMatch(/of-this-device|renewed-|深圳湾/);
});

test('reports what the CSP blocked', () => {
  const { posted, happens } = setUp();
  happens('securitypolicyviolation', {
    effectiveDirective: 'img-src',
    blockedURI: 'https://evil.invalid/x?openid=openid-of-this-device',
    sourceFile: '',
  });
  expect(posted).toEqual([
    expect.objectContaining({ kind: 'csp', directive: 'img-src', blocked: 'https://evil.invalid/x?openid=***' }),
  ]);
});

test('reports once that the result of a payment is unknown, and nothing about finished payments', () => {
  const { posted, reporting } = setUp();
  const store = configureStore({ reducer: { payment: paymentReducer } });
  reporting.watch(store);
  const attempt = createPaymentAttempt(
    {
      payable: { kind: 'parking', uniqueId: 'u-1', parkId: 'park-1' },
      choice: { channel: 3, couponIds: [], amountCents: 600 },
      facts: { plateText: '粤B·12345', parkName: '市民中心' },
    },
    'request-1',
    bothClocks(0),
  );
  store.dispatch(attemptAdvanced({ ...attempt, step: 'confirming' }));
  expect(posted).toEqual([]);
  store.dispatch(attemptAdvanced({ ...attempt, step: 'unresolved', payId: 'pay-1' }));
  store.dispatch(attemptAdvanced({ ...attempt, step: 'unresolved', payId: 'pay-1', changedAtMs: 9 }));
  store.dispatch(attemptAdvanced({ ...attempt, step: 'settled', payId: 'pay-1' }));
  expect(posted).toEqual([
    expect.objectContaining({ kind: 'unresolvedPayment', requestId: 'request-1', payId: 'pay-1', orderCents: 600 }),
  ]);
  expect(JSON.stringify(posted)).not.toContain('粤B');
});

test('a page that keeps failing is reported 20 times, and the same error once', () => {
  const posted: string[] = [];
  const reporter = createMonitoringReporter({
    post: (text) => void posted.push(text),
    redactor: createRedactor(),
    build: '',
    route: () => '/',
  });
  const error = new Error('again');
  for (let time = 0; time < 50; time += 1) reporter.error(error, 'screen home');
  expect(posted).toHaveLength(1);
  for (let time = 0; time < 50; time += 1) reporter.error(`other ${String(time)}`, 'screen home');
  expect(posted).toHaveLength(20);
});

test('reports once that rows of a call could not be read', () => {
  const { posted, reporting } = setUp();
  const call = (unread?: number) => ({ endpointName: 'listParkingBills', data: { results: [], total: -1, unread } });
  const store = configureStore({
    reducer: {
      payment: paymentReducer,
      chargeApi: (state: object = { queries: {} }, { type }: { type: string }) =>
        type === 'read' ? { queries: { one: call(), other: call(2), third: { endpointName: 'x' } } } : state,
    },
  });
  reporting.watch(store);
  expect(posted).toEqual([]);
  store.dispatch({ type: 'read' });
  store.dispatch({ type: 'read' });
  expect(posted).toEqual([
    expect.objectContaining({ kind: 'error', where: 'wire', message: 'unreadable rows: listParkingBills' }),
  ]);
});
