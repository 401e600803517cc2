import { ActionCreators } from '@redux-devtools/instrument';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { createDevToolsOptions } from '@/operations/devtools/createDevToolsOptions';
import { createRedactor } from '@/operations/redaction/createRedactor';
import { createMonitoringReporter } from '@/operations/reporting/createMonitoringReporter';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { recordedApp } from '../support/recordedApp';
import { fileOf } from '../support/recordingFiles';
import { button, type } from '../support/seen';

jest.setTimeout(60_000);

const { phone, password, openid } = DRIVERS.lin;
const WRONG_PASSWORD = 'sentinel1Wrong';
const TICKET = `ticket-of-${openid}`;
const BUYID = 'sentinelBuyid0001';
const SMS_CODE = '123456';
const REQ_JSON = JSON.stringify({ driverDealerId: '7', openid, buyid: BUYID, ticket: TICKET });

/**
 * A session that contains every secret: a ticket and an openid in the entry, a wrong and a right password, a picture code, an
 * SMS code, and tokens that are renewed. Returns, as text, the content of every place where something could have been left.
 */
async function secretSession() {
  const printed: unknown[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...args) => void printed.push(...args)),
  );
  const addresses: string[] = [];
  const requests: { url: string; headers: string }[] = [];
  const backend = createBackend();
  const send = fetchPort(backend.app);
  const local = new Map<string, string>();
  const tab = new Map<string, string>();
  const app = await recordedApp({
    at: `/home?reqJson=${encodeURIComponent(REQ_JSON)}`,
    backend,
    local,
    tab,
    fetch: (url, init) => {
      requests.push({ url, headers: JSON.stringify(init?.headers) });
      return send(url, init);
    },
  });
  const tokens = new Set<string>();
  const noteTokens = () => {
    for (const name of ['token', 'refreshToken']) tokens.add(app.cookies.get(name) ?? '');
    addresses.push(window.location.href, document.referrer);
  };
  const unlisten = app.store.subscribe(noteTokens);
  await waitFor(() => {
    expect(app.store.getState().session.status).toBe('signedIn');
  });
  const signOut = async () => {
    app.go('/userInfo');
    await screen.findByText('林晓', {}, { timeout: 8_000 });
    fireEvent.click(await button('退出登录'));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click([...dialog.querySelectorAll('button')].find((one) => one.textContent === '退出登录') ?? dialog);
    await app.onScreen('home');
    await waitFor(() => {
      expect(app.store.getState().session.status).toBe('visitor');
    });
    app.go('/login?redirect=%2Fmine');
    await app.onScreen('login');
  };
  await signOut();
  fireEvent.click(await screen.findByLabelText('密码登录'));
  type('手机号', phone);
  type('密码', WRONG_PASSWORD);
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  fireEvent.click(await button('登录'));
  await screen.findByLabelText('图形验证码', {}, { timeout: 8_000 });
  await waitFor(() => {
    expect(app.world.sessions.challenges.size).toBeGreaterThan(0);
  });
  const challengeCode = [...app.world.sessions.challenges.values()].at(-1) ?? '';
  type('密码', password);
  type('图形验证码', challengeCode);
  fireEvent.click(await button('登录'));
  await app.onScreen('mine');
  noteTokens();
  await signOut();
  fireEvent.click(await screen.findByLabelText('验证码登录'));
  type('手机号', phone);
  type('验证码', SMS_CODE);
  if (!screen.getByLabelText<HTMLInputElement>('我已阅读并同意').checked)
    fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  fireEvent.click(await button('登录'));
  await app.onScreen('mine');
  await screen.findByText('林晓', {}, { timeout: 8_000 });
  noteTokens();
  unlisten();

  const lifted = app.liftedStore as unknown as {
    getState(): { actionsById: Record<string, { action: { type: string } }> };
  };
  const all = Object.values(lifted.getState().actionsById).map(({ action }) => action);
  const metas = app.app.recorder.segments
    .flatMap(({ actions }) => actions)
    .map(([, action]) => (action as { meta?: { baseQueryMeta?: unknown } }).meta?.baseQueryMeta);
  const known = [...tokens].filter((token) => token !== '');
  const recording = fileOf(app.app.recorder, createRedactor([...known, openid, BUYID]));
  const { actionSanitizer, stateSanitizer } = createDevToolsOptions(true, new WeakMap());
  const reports: string[] = [];
  const reporter = createMonitoringReporter({
    post: (text) => void reports.push(text),
    redactor: createRedactor([...known, openid, BUYID]),
    build: '1',
    route: () => window.location.pathname + window.location.search,
  });
  for (const secret of [...known, TICKET, openid, BUYID])
    reporter.error(new Error(`failed at /x?token=${secret} with "ticket":"${secret}"`), 'test');
  const state = JSON.stringify(app.store.getState());
  const shown = JSON.stringify([all.map((action) => actionSanitizer(action)), stateSanitizer(app.store.getState())]);
  app.liftedStore.dispatch(ActionCreators.commit());
  const sinks = {
    state,
    actions: JSON.stringify(all),
    'export after a commit': JSON.stringify(app.liftedStore.getState()),
    'rows of DevTools': shown,
    recording,
    console: printed
      .map((one) => (one instanceof Error ? `${one.message} ${one.stack ?? ''}` : JSON.stringify(one)))
      .join('\n'),
    'local storage': JSON.stringify([...local]),
    'session storage': JSON.stringify([...tab]),
    addresses: addresses.join('\n'),
    reports: reports.join('\n') + JSON.stringify(app.outside.reports) + app.outside.titles.join('\n'),
    'addresses asked': requests
      .filter(({ url }) => !url.includes('getTokenByTicket'))
      .map(({ url }) => url)
      .join('\n'),
  };
  for (const spy of spies) spy.mockRestore();
  return { sinks, known, challengeCode, requests, metas };
}

test('a session full of secrets leaves them in cookies, headers and bodies only', async () => {
  const { sinks, known, challengeCode, requests } = await secretSession();
  expect(known.length).toBeGreaterThanOrEqual(6);
  expect(requests.filter(({ headers }) => known.some((token) => headers.includes(token))).length).toBeGreaterThan(0);
  const found: string[] = [];
  const secrets: Readonly<Record<string, readonly string[]>> = {
    token: known,
    password: [WRONG_PASSWORD, password],
    'picture code': [`"${challengeCode}"`],
    'SMS code': [`"${SMS_CODE}"`, `=${SMS_CODE}`],
    ticket: [TICKET, encodeURIComponent(TICKET)],
  };
  for (const [sink, text] of Object.entries(sinks))
    for (const [name, values] of Object.entries(secrets))
      for (const value of values) if (text.includes(value)) found.push(`${name} in ${sink}`);
  expect(found).toEqual([]);
});

test('data that may be stored on the device (Rule 1.2) still appears in no recording, row or report', async () => {
  const { sinks } = await secretSession();
  const leaving = [sinks.recording, sinks['rows of DevTools'], sinks.reports, sinks.console];
  for (const personal of [openid, BUYID, phone]) for (const text of leaving) expect(text).not.toContain(personal);
  expect(sinks.recording).toContain('138****8000');
});

test('no recorded call carries request metadata of the server or the transport besides its response', async () => {
  const { metas } = await secretSession();
  expect(metas.length).toBeGreaterThan(50);
  expect(metas.filter((meta) => meta !== undefined)).toEqual([]);
});
