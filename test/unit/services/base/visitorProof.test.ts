/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createSessionManager } from '@/services/base/session/createSessionManager';

import { fakePorts } from '../../../support/fakePorts';

test('a visitor proof of tab A is over when tab B opened a session meanwhile', () => {
  const cookies = new Map<string, string>();
  const local = new Map<string, string>();
  const fetch = () => Promise.reject(new Error('no'));
  const a = fakePorts({ fetch, cookies, local });
  const b = fakePorts({ fetch, cookies, local });
  const A = createSessionManager(a.cookies, a.local, a);
  A.proveOpenid('openid-visitor-1', 'oauth');
  const B = createSessionManager(b.cookies, b.local, b);
  B.adoptTokens({ token: 't1', refreshToken: 'r1' }, B.epoch(), 'driver-1');
  A.checkCookies();
  expect(A.provedOpenid()).toBe('');
  A.clear();
  expect(A.provedOpenid()).toBe('');
  A.adoptTokens({ token: 't2', refreshToken: 'r2' }, A.epoch(), 'driver-2');
  expect(A.provedOpenid()).toBe('');
});
