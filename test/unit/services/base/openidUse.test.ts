/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import type { OpenidProofSource } from '@/platform/ports/session';
import { resolveCallOpenid } from '@/services/base/baseQuery/provedOpenidCalls';
import { createSessionManager } from '@/services/base/session/createSessionManager';

import { fakePorts } from '../../../support/fakePorts';

const OPENID = 'openid-of-sender';
const BEGINS = ['driver/v2/api/register', 'auth/v2/api/driver/loginByVerifyCode'];
const BINDS = ['driver/v2/api/bindPhone', 'api/v1/bindPhone', 'driver/v2/api/userApplies'];
const OTHER = 'charge/v2/api/payCharges';

function sessionProvedBy(source: OpenidProofSource, isFromLink: boolean) {
  const local = new Map<string, string>();
  const ports = fakePorts({ fetch: () => Promise.reject(new Error('no')), local });
  const session = createSessionManager(ports.cookies, ports.local, ports);
  session.adoptTokens({ token: 't1', refreshToken: 'r1' }, session.epoch(), 'driver-9');
  session.proveOpenid(OPENID, source);
  if (isFromLink) session.markFromLink();
  const carried = (paths: readonly string[]) =>
    paths.map((path) => resolveCallOpenid(path, { local: ports.local, session }));
  return { session, local, carried };
}

test.each(['ticket', 'lookup'] as const)('what proves a session by %s is not carried into another one', (source) => {
  for (const isFromLink of [true, false])
    expect(sessionProvedBy(source, isFromLink).carried(BEGINS)).toEqual(BEGINS.map(() => ''));
});

test('in a session that a link has begun, nothing binds until its owner is confirmed', () => {
  const { session, carried } = sessionProvedBy('ticket', true);
  expect(carried([...BINDS, OTHER])).toEqual([...BINDS.map(() => ''), OPENID]);
  session.confirmOwner();
  expect(carried(BINDS)).toEqual(BINDS.map(() => OPENID));
  session.clear();
  expect(session.trust()).toEqual({ isOpenidProved: false, isFromLink: false, isOwnerConfirmed: false });
});

test('OAuth confirms the owner of such a session only with the openid of its ticket', () => {
  const same = sessionProvedBy('ticket', true);
  same.session.proveOpenid(OPENID, 'oauth');
  expect(same.session.trust().isOwnerConfirmed).toBe(true);
  const other = sessionProvedBy('ticket', true);
  other.session.proveOpenid('openid-of-reader', 'oauth');
  expect(other.session.trust().isOwnerConfirmed).toBe(false);
  expect(other.carried(BINDS)).toEqual(BINDS.map(() => ''));
});

test('a proof of an unknown source proves nothing', () => {
  const { session, local } = sessionProvedBy('oauth', false);
  expect(session.provedOpenid()).toBe(OPENID);
  local.set('openidProof', JSON.stringify({ openid: OPENID, mark: 'driver-9', source: 'link' }));
  expect(session.provedOpenid()).toBe('');
});

test('a confirmed owner is forgotten with the session, also when a link opens the same account once more', () => {
  for (const isEnded of [true, false]) {
    const { session, carried } = sessionProvedBy('ticket', true);
    session.confirmOwner();
    if (isEnded) session.clear();
    session.adoptTokens({ token: 't2', refreshToken: 'r2' }, session.epoch(), 'driver-9');
    session.proveOpenid(OPENID, 'ticket');
    session.markFromLink();
    expect(session.trust().isOwnerConfirmed).toBe(false);
    expect(carried(BINDS)).toEqual(BINDS.map(() => ''));
  }
});

test('a proof ends where nobody has seen the end of its session, also when the same driver signs in again', () => {
  const local = new Map<string, string>();
  const cookies = new Map<string, string>();
  const keeper = () => {
    const ports = fakePorts({ fetch: () => Promise.reject(new Error('no')), local, cookies });
    return createSessionManager(ports.cookies, ports.local, ports);
  };
  const signIn = (token: string) => {
    const session = keeper();
    session.adoptTokens({ token, refreshToken: 'r' }, session.epoch(), 'driver-1');
    return session;
  };
  const first = signIn('t1');
  first.proveOpenid(OPENID, 'oauth');
  first.markFromLink();
  // A shell has brought another session to a page that was opened anew, and it was named after the same driver.
  const proved = new Map(local);
  local.set('token', 'of-shell').set('refreshToken', 'r');
  const second = keeper();
  second.identify('driver-1', second.epoch());
  expect(second.trust()).toEqual({ isOpenidProved: false, isFromLink: false, isOwnerConfirmed: false });
  for (const [key, value] of proved) local.set(key, value);
  // The browser has removed its cookies while no page was open.
  cookies.clear();
  expect(signIn('t2').trust()).toEqual({ isOpenidProved: false, isFromLink: false, isOwnerConfirmed: false });
});

test('the session of a link stays one when its driver becomes known', () => {
  const local = new Map<string, string>();
  const ports = fakePorts({ fetch: () => Promise.reject(new Error('no')), local });
  const session = createSessionManager(ports.cookies, ports.local, ports);
  session.adoptTokens({ token: 't1', refreshToken: 'r1' }, session.epoch());
  session.proveOpenid(OPENID, 'ticket');
  session.markFromLink();
  session.identify('driver-9', session.epoch());
  expect(session.owner()).toBe('driver-9');
  expect(session.trust()).toEqual({ isOpenidProved: true, isFromLink: true, isOwnerConfirmed: false });
});
