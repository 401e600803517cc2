/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createSessionManager } from '@/services/base/session/createSessionManager';

import { fakePorts } from '../../../support/fakePorts';

const TOKEN = 'shell-access-000001';
const REFRESH = 'shell-refresh-000001';

/** A phone whose native shell may write a pair before each start. */
function phone() {
  const local = new Map<string, string>();
  const cookies = new Map<string, string>();
  const start = (token?: string, refreshToken = REFRESH) => {
    if (token !== undefined) local.set('token', token).set('refreshToken', refreshToken);
    const ports = fakePorts({ fetch: () => Promise.reject(new Error('no')), local, cookies });
    return createSessionManager(ports.cookies, ports.local, ports);
  };
  /** The same start in the last release, which knows the end of the access token alone. */
  const startLast = (token: string, refreshToken = REFRESH) => {
    if (token.slice(-6) !== local.get('importedShellToken') || !cookies.has('token'))
      cookies.set('token', token).set('refreshToken', refreshToken).set('sessionOf', 'of-last-release');
    local.set('importedShellToken', token.slice(-6));
  };
  const pair = () => [cookies.get('token'), cookies.get('refreshToken')];
  return { local, cookies, start, startLast, pair };
}

test('a shell that writes its pair at each start signs nobody in again who has signed out', () => {
  const { start, pair, local } = phone();
  const session = start(TOKEN);
  expect(pair()).toEqual([TOKEN, REFRESH]);
  session.clear();
  expect(start(TOKEN).hasSession()).toBe(false);
  expect(local.has('token')).toBe(false);
  expect(start('shell-access-000002').token()).toBe('shell-access-000002');
});

test('the same pair is a leftover, and what was renewed since stays', () => {
  const { start, pair, cookies } = phone();
  start(TOKEN);
  cookies.set('token', 'renewed').set('refreshToken', 'renewed too');
  start(TOKEN);
  expect(pair()).toEqual(['renewed', 'renewed too']);
});

test.each([
  ['a new refresh token alone', TOKEN, 'shell-refresh-000002'],
  ['a token that ends alike', 'another-access-000001', REFRESH],
])('%s is a new pair', (_, token, refreshToken) => {
  const { start, pair } = phone();
  start(TOKEN);
  start(token, refreshToken);
  expect(pair()).toEqual([token, refreshToken]);
});

test('neither token is stored, nor a part of the refresh token', () => {
  const { start, local } = phone();
  start(TOKEN);
  const kept = JSON.stringify([...local]);
  for (const part of [TOKEN, REFRESH, TOKEN.slice(-8), REFRESH.slice(-8)]) expect(kept).not.toContain(part);
});

describe('beside the last release', () => {
  test('its pair is a leftover in this one, and the next change of either token is seen', () => {
    const { start, startLast, pair, cookies } = phone();
    startLast(TOKEN);
    cookies.set('token', 'renewed');
    start(TOKEN);
    expect(pair()).toEqual(['renewed', REFRESH]);
    start(TOKEN, 'shell-refresh-000002');
    expect(pair()).toEqual([TOKEN, 'shell-refresh-000002']);
  });

  test('the pair of this one is a leftover in the last release', () => {
    const { start, startLast, pair, cookies } = phone();
    start(TOKEN);
    cookies.set('token', 'renewed');
    startLast(TOKEN);
    expect(pair()).toEqual(['renewed', REFRESH]);
  });

  test('a pair that the last release has taken in between is no new one', () => {
    const { start, startLast, pair, cookies } = phone();
    start(TOKEN);
    startLast('shell-access-000002');
    cookies.set('token', 'renewed');
    start('shell-access-000002');
    expect(pair()).toEqual(['renewed', REFRESH]);
    start(TOKEN);
    expect(pair()).toEqual([TOKEN, REFRESH]);
  });
});
