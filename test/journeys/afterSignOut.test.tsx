import { act, waitFor } from '@testing-library/react';

import { loginLeadBegan, signOutRequested } from '@/flows/session/sessionSlice';
import { PAYMENT_JOURNAL_STORAGE_KEY, REQUEST_JOURNAL_STORAGE_KEY } from '@/platform/storage/journalKeys';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { attemptsInEveryStep, TELLING } from '../data/attemptsInEveryStep';
import { makeApp } from '../support/makeApp';
import { WAIT } from '../support/seen';

jest.setTimeout(60_000);
const { phone } = DRIVERS.lin;
const OWNER = 'driver-7707';
const RECHARGE = 'recharge:WALLET-7707';

/** A phone on which a driver has paid in every way. */
async function paidPhone() {
  const nowMs = Date.now();
  const request = { version: 1, key: RECHARGE, owner: OWNER, requestId: 'r1', sentAtMs: nowMs };
  const local = new Map([
    [PAYMENT_JOURNAL_STORAGE_KEY, JSON.stringify(attemptsInEveryStep(OWNER, nowMs))],
    [REQUEST_JOURNAL_STORAGE_KEY, JSON.stringify({ r1: request })],
  ]);
  const device = { local, tab: new Map<string, string>(), cookies: new Map([['sessionOf', OWNER]]) };
  const app = await makeApp({ at: '/userInfo', ...device, signedInAs: phone, backend: createBackend() });
  await waitFor(() => {
    expect(Object.keys(app.store.getState().payment.attempts)).toHaveLength(54);
  }, WAIT);
  return { device, app };
}
type Phone = Awaited<ReturnType<typeof paidPhone>>;

/** Everything that the browser keeps, and the state. */
const everything = ({ device, app }: Phone) =>
  JSON.stringify([[...device.local], [...device.tab], [...device.cookies], app.store.getState()]);
const WORDS = [...Object.values(TELLING), OWNER, RECHARGE, phone];
const toldBy = (text: string) => WORDS.filter((word) => text.includes(word));

/** Another driver signs in right away. */
const otherDriver = ({ app }: Phone) => {
  const { session } = app.ports;
  session.adoptTokens({ token: 'other', refreshToken: 'other' }, session.epoch(), 'driver-2');
};
const otherTab = ({ device, app }: Phone) => {
  for (const name of ['token', 'refreshToken', 'sessionOf']) device.cookies.delete(name);
  app.ports.session.checkCookies();
};

describe('after the session nothing tells who drove where', () => {
  test.each<[string, (phone: Phone) => void]>([
    ['the button', ({ app }) => void app.store.dispatch(signOutRequested())],
    [
      'a code that leads to sign-in',
      ({ app }) => {
        app.store.dispatch(loginLeadBegan());
        app.ports.session.clear();
      },
    ],
    ['another tab', otherTab],
    ['another driver', otherDriver],
  ])('(%s)', async (_how, end) => {
    const it = await paidPhone();
    expect(toldBy(everything(it))).toEqual(expect.arrayContaining([...Object.values(TELLING), OWNER, RECHARGE]));
    act(() => end(it));
    await waitFor(() => {
      expect(toldBy(everything(it))).toEqual([]);
    }, WAIT);
    // What may still be paid, and money that may still move, is watched all the same.
    const attempts = Object.values(it.app.store.getState().payment.attempts);
    expect(attempts).toHaveLength(54);
    expect(attempts.every(({ key }) => key.startsWith('sealed:'))).toBe(true);
    // Nothing that is written later brings it back.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    expect(toldBy(everything(it))).toEqual([]);
  });

  test.each<[string, (device: Phone['device']) => void]>([
    ['its session with it', ({ cookies }) => cookies.clear()],
    [
      'then the shell brought the tokens of another driver',
      ({ local }) => {
        local.set('token', 'other');
        local.set('refreshToken', 'other');
      },
    ],
  ])('(the page ended first, %s)', async (_how, end) => {
    const { device, app } = await paidPhone();
    app.stop();
    end(device);
    const next = { device, app: await makeApp({ at: '/userInfo', ...device, backend: createBackend() }) };
    await waitFor(() => {
      expect(toldBy(everything(next))).toEqual([]);
    }, WAIT);
    expect(Object.keys(next.app.store.getState().payment.attempts)).toHaveLength(54);
  });
});
