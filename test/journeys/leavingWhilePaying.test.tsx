import { act, screen, waitFor, within } from '@testing-library/react';

import { pageLeaveRequested, windowCloseRequested } from '@/flows/leaving/leavingSlice';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { signOutRequested } from '@/flows/session/sessionSlice';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { cashierHost, pays } from '../support/cashier';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { button, WAIT, word } from '../support/seen';

const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
jest.setTimeout(40_000);

/** The balance has paid, and the response to `payCharges` is on its way until `answer` is called. */
async function opening({ backend = createBackend(), ...options }: Partial<MakeAppOptions> = {}) {
  let answer = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const send = fetchPort(backend.app);
  const local = new Map<string, string>();
  const app = await makeApp({
    at: '/home',
    backend,
    host: cashierHost(pays(backend)),
    fetch: async (input, init) => {
      const response = await send(input, init);
      if (input.includes('payCharges') && init?.method === 'POST') await gate;
      return response;
    },
    local,
    ...options,
  });
  const signIn = () => {
    const { session } = app.ports;
    const pair = signInAs(backend.world, DRIVERS.lin.phone);
    act(() => void session.adoptTokens(pair, session.epoch(), 'lin'));
  };
  signIn();
  app.go(BILL);
  await app.user.click(await screen.findByRole('radio', { name: /余额支付/ }, WAIT));
  await app.user.click(await button('为 粤B·12345 余额支付 3.00元'));
  await waitFor(() => expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1));
  const journal = () =>
    Object.values(JSON.parse(local.get(PAYMENT_JOURNAL_KEY) ?? '{}') as object) as { payId: string | null }[];
  expect(journal()).toMatchObject([{ step: 'opening', payId: null }]);
  const status = () => app.store.getState().session.status;
  return { ...app, answer, journal, signIn, status };
}

/** The payment is in the journal. The driver finds it at /mine, where it names no plate after the session, and on its bill. */
async function foundAgain(app: Awaited<ReturnType<typeof opening>>) {
  const [payment] = app.world.tables.payments.slice(-1);
  expect(app.journal()).toMatchObject([{ payId: payment?.payId }]);
  app.signIn();
  app.go('/mine');
  const card = within((await word('最近缴费')).closest('section')!);
  expect(await card.findByRole('link', { name: /支付成功.*3\.00/ })).toHaveAttribute(
    'href',
    expect.stringContaining('payResultPage'),
  );
  app.go(BILL);
  await app.onScreen('payPage');
  expect((await screen.findAllByText(/支付成功|已支付|已缴/, {}, WAIT))[0]).toBeVisible();
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

type App = Awaited<ReturnType<typeof opening>>;

describe('a session that ends while the response to payCharges is on its way waits for it', () => {
  test.each<[string, (app: App) => void]>([
    [
      'in another tab',
      ({ cookies, outside }) => {
        for (const name of ['token', 'refreshToken', 'sessionOf']) cookies.delete(name);
        outside.seeAgain();
      },
    ],
    [
      'because the server renews no more',
      ({ world, go }) => {
        world.sessions.access.clear();
        world.sessions.refresh.clear();
        go('/carManage');
      },
    ],
    ['by signing out', ({ store }) => void store.dispatch(signOutRequested())],
  ])('%s', async (_how, end) => {
    const app = await opening();
    end(app);
    await waitFor(() => expect(app.ports.session.hasSession()).toBe(false), { timeout: 4_000 });
    await pause();
    expect(app.status()).not.toBe('visitor');
    app.answer();
    await waitFor(() => expect(app.status()).toBe('visitor'));
    await foundAgain(app);
  });
});

test('a window that the driver closes stays until the order is in the journal', async () => {
  const backend = createBackend();
  const host = cashierHost(pays(backend));
  const close = jest.spyOn(host, 'close');
  const app = await opening({ backend, host });
  act(() => void app.store.dispatch(windowCloseRequested()));
  await pause();
  expect(close).not.toHaveBeenCalled();
  app.answer();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(app.journal()[0]?.payId).not.toBeNull();
  await waitFor(() => expect(app.store.getState().leaving.isClosing).toBe(false));
});

test('a page outside opens when the order is in the journal', async () => {
  const app = await opening();
  act(() => void app.store.dispatch(pageLeaveRequested({ url: 'https://outside.example/' })));
  await pause();
  expect(app.outside.left).toEqual([]);
  app.answer();
  await waitFor(() => expect(app.outside.left).toEqual(['https://outside.example/']));
  expect(app.journal()[0]?.payId).not.toBeNull();
});
