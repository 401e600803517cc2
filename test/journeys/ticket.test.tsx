import { act, configure, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';

import { App } from '@/app/App';

import { createBackend } from '../../mocks/app';
import { issueTicket } from '../../mocks/world/account/accounts';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { press } from '../support/seen';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const { lin, chen } = DRIVERS;
const EXCHANGE = 'driver/v2/api/getTokenByTicket';
/** Data that only the former driver has: phone number, name, plates. */
const FORMER = [lin.phone, '138****8000', '林晓', 'B12345', 'B·12345', lin.driverId];

type Backend = ReturnType<typeof createBackend>;

const link = (ticket: string, openid: string, path = '/mine') =>
  `${path}?reqJson=${encodeURIComponent(JSON.stringify({ ticket, openid, openId: openid }))}`;

/** The cookies of a driver who has signed in with this app. */
function sessionOf(backend: Backend, { phone }: { phone: string }) {
  const { token, refreshToken, driverId } = signInAs(backend.world, phone);
  return new Map([
    ['token', token],
    ['refreshToken', refreshToken],
    ['sessionOf', driverId],
  ]);
}

async function openLink(holder: { openid: string }, options: MakeAppOptions & { backend: Backend }) {
  const ticket = issueTicket(options.backend.world, holder.openid);
  return makeApp({ at: link(ticket, holder.openid), ...options });
}

const question = () => screen.findByRole('alertdialog', { name: '切换账号？' });
const exchanges = (backend: Backend) => backend.world.log.count(`GET ${EXCHANGE}`);

function expectNoTraceOf(
  former: readonly string[],
  app: Awaited<ReturnType<typeof makeApp>>,
  ...storages: Map<string, string>[]
) {
  const everywhere = JSON.stringify([
    document.body.innerHTML,
    app.store.getState(),
    ...storages.map((storage) => [...storage]),
    window.location.href,
  ]);
  for (const trace of former) expect([trace, everywhere.includes(trace)]).toEqual([trace, false]);
}

describe('a link with the ticket of another driver', () => {
  test('needs one confirmation before it switches; nothing of the previous driver is left', async () => {
    const backend = createBackend();
    const cookies = sessionOf(backend, lin);
    const tab = new Map([
      [
        'drafts.v1',
        JSON.stringify({
          home: { value: { cells: ['粤', 'B', '12345'], plate: '粤B12345' }, changedAtMs: Date.now() },
        }),
      ],
    ]);
    const local = new Map<string, string>();
    const app = await openLink(chen, { backend, cookies, tab, local });
    await question();
    expect(app.store.getState().session.status).toBe('resolving');
    press('切换账号');
    expect(await screen.findByText('139****9000')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(cookies.get('sessionOf')).toBe(chen.driverId);
    expect(exchanges(backend)).toBe(1);
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expectNoTraceOf(FORMER, app, tab, local, cookies);
  });

  test('declined, the previous session stays, and a reload does not show the question again', async () => {
    const backend = createBackend();
    const cookies = sessionOf(backend, lin);
    const token = cookies.get('token');
    const app = await openLink(chen, { backend, cookies });
    await question();
    press('保留当前账号');
    expect(await screen.findByText('138****8000')).toBeInTheDocument();
    expect(cookies.get('token')).toBe(token);
    expect(window.location.search).not.toContain('ticket');
    app.stop();
    await makeApp({ at: window.location.pathname + window.location.search, backend, cookies });
    expect(await screen.findByText('138****8000')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(exchanges(backend)).toBe(1);
  });
});

test('a ticket of the same driver shows no question', async () => {
  const backend = createBackend();
  const cookies = sessionOf(backend, lin);
  const token = cookies.get('token');
  await openLink(lin, { backend, cookies });
  expect(await screen.findByText('138****8000')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(cookies.get('token')).not.toBe(token);
  expect(exchanges(backend)).toBe(1);
});

test('is exchanged once: rendered twice by StrictMode, left and revisited, reloaded', async () => {
  const backend = createBackend();
  const cookies = new Map<string, string>();
  const app = await openLink(lin, { backend, cookies });
  app.view.rerender(
    <StrictMode>
      <App app={app.app} screens={app.screens} page={window} />
    </StrictMode>,
  );
  await screen.findByText('138****8000');
  const opened = window.location.pathname + window.location.search;
  app.go('/userInfo');
  await app.onScreen('userInfo');
  act(() => {
    app.app.navigator.go(-1);
  });
  await app.onScreen('mine');
  app.stop();
  await makeApp({ at: opened, backend, cookies });
  await screen.findByText('138****8000');
  expect(exchanges(backend)).toBe(1);
  expect(opened).not.toContain('ticket-');
});

describe('another tab', () => {
  test('signs in as another driver: this tab shows that driver, and nothing of the previous one is left', async () => {
    const backend = createBackend();
    const cookies = sessionOf(backend, lin);
    const tab = new Map<string, string>();
    const app = await makeApp({ at: '/home', backend, cookies, tab });
    await screen.findAllByText(/B·12345/);
    app.go('/mine');
    await screen.findByText('138****8000');
    for (const [name, value] of sessionOf(backend, chen)) cookies.set(name, value);
    act(() => {
      app.outside.seeAgain();
    });
    expect(await screen.findByText('139****9000')).toBeInTheDocument();
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expectNoTraceOf(FORMER, app, tab, cookies);
  });

  test('signs out: this tab shows a visitor', async () => {
    const backend = createBackend();
    const cookies = sessionOf(backend, lin);
    const app = await makeApp({ at: '/mine', backend, cookies });
    await screen.findByText('138****8000');
    cookies.clear();
    act(() => {
      app.outside.seeAgain();
    });
    await waitFor(() => {
      expect(screen.queryByText('138****8000')).toBeNull();
    });
    expectNoTraceOf(FORMER, app);
  });

  test('renews the token: nothing changes here', async () => {
    const backend = createBackend();
    const cookies = sessionOf(backend, lin);
    const app = await makeApp({ at: '/mine', backend, cookies });
    await screen.findByText('138****8000');
    const { generation } = app.store.getState().session;
    cookies.set('token', signInAs(backend.world, lin.phone).token);
    act(() => {
      app.outside.seeAgain();
    });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(app.store.getState().session).toEqual({ status: 'signedIn', generation, isLedToLogin: false });
  });
});
