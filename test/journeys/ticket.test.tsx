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

describe('a ticket of another driver that is refused', () => {
  const own = (): [string, string][] => [
    ['openid', lin.openid],
    ['openId', lin.openid],
    ['sourceType', '3'],
  ];

  test.each([
    ['by 保留当前账号', true],
    ['by a reload while the question is open', false],
  ])('%s leaves nothing of its link: storage and address are as before, also after a reload', async (_, isAnswered) => {
    const backend = createBackend();
    const cookies = sessionOf(backend, lin);
    const local = new Map(own());
    const ticket = issueTicket(backend.world, chen.openid);
    const brought = {
      ticket,
      openid: chen.openid,
      sourceType: '77',
      buyid: 'buyer-of-the-link',
      appName: '别人的车场',
    };
    const at = `/mine?reqJson=${encodeURIComponent(JSON.stringify(brought))}&a=1`;
    const app = await makeApp({ at, backend, cookies, local });
    await question();
    if (isAnswered) {
      press('保留当前账号');
      expect(await screen.findByText('138****8000')).toBeInTheDocument();
    }
    app.stop();
    const opened = window.location.pathname + window.location.search;
    expect(opened).toBe('/mine?a=1');
    const again = await makeApp({ at: opened, backend, cookies, local });
    expect(await screen.findByText('138****8000')).toBeInTheDocument();
    for (const [key, value] of own()) expect([key, local.get(key)]).toEqual([key, value]);
    expect(['reqJson', 'buyid', 'appName'].filter((key) => local.has(key))).toEqual([]);
    expectNoTraceOf([chen.openid, 'buyer-of-the-link', '别人的车场'], again, local);
  });

  test('by the server leaves nothing of its link to a signed-in driver', async () => {
    const backend = createBackend();
    const cookies = sessionOf(backend, lin);
    const local = new Map(own());
    await makeApp({ at: link('spent-ticket', chen.openid), backend, cookies, local });
    expect(await screen.findByText('138****8000')).toBeInTheDocument();
    expect(exchanges(backend)).toBe(1);
    expect(local.get('openid')).toBe(lin.openid);
  });
});

describe('after an exchange the driver is told in whose name', () => {
  test('a visitor', async () => {
    const backend = createBackend();
    await openLink(lin, { backend });
    expect(await screen.findByText('已登录 138****8000')).toBeInTheDocument();
  });

  test('a driver who has switched', async () => {
    const backend = createBackend();
    const local = new Map<string, string>();
    await openLink(chen, { backend, cookies: sessionOf(backend, lin), local });
    await question();
    press('切换账号');
    expect(await screen.findByText('已登录 139****9000')).toBeInTheDocument();
    expect(local.get('openid')).toBe(chen.openid);
  });
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
    expect(app.store.getState().session).toEqual({
      status: 'signedIn',
      generation,
      isLedToLogin: false,
      trust: { isOpenidProved: false, isFromLink: false, isOwnerConfirmed: false },
    });
  });
});
