import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';

import type { HostAdapter, HostSignInTicket } from '@/host/HostAdapter';

import { type Backend, createBackend } from '../../mocks/app';
import { issueOAuthCode, issueTicket } from '../../mocks/world/account/accounts';
import { DRIVERS, NEW_OPENID, SEEDED_OAUTH_CODES } from '../../mocks/world/core/seeded';
import { changeWorld } from '../../mocks/world/scenarios';
import { type FakeHost, fakeHost } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { address, pressWithout } from '../support/seen';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

const { phone } = DRIVERS.lin;
const landing = (query: string) => `/loginloading?${query}`;
const tabWith = (state: string, wayBack?: string) =>
  new Map([['oAuthState', state], ...(wayBack === undefined ? [] : [['oAuthWayBack', wayBack] as const])] as [
    string,
    string,
  ][]);

function hostThatAuthorizes(
  authorize: HostAdapter['authorize'],
  kind: 'wechat' | 'alipay' | 'native' = 'wechat',
): FakeHost {
  return Object.assign(fakeHost({ kind, caps: { silentSignIn: true } }), { authorize });
}

const EXCHANGE = 'driver/v2/api/getTokenByTicket';
/** A native shell at its sign-in screen. `tap` agrees and presses. */
async function inShell(backend: Backend, give: () => HostSignInTicket, local = new Map<string, string>()) {
  const host = hostThatAuthorizes(() => Promise.resolve({ ok: true, value: give() }), 'native');
  const app = await makeApp({ at: '/loginIndex?redirect=%2FuserInfo', host, backend, local });
  await app.onScreen('loginIndex');
  const tap = async () => {
    fireEvent.click(await screen.findByLabelText('我已阅读并同意'));
    fireEvent.click(screen.getByRole('button', { name: '一键登录' }));
  };
  return { app, tap };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('/loginIndex', () => {
  test.each([
    ['wechat', '微信一键登录'],
    ['alipay', '支付宝一键登录'],
  ] as const)(
    'in %s offers %s, requires the agreement first, and leaves with a return address that is stored',
    async (kind, label) => {
      const authorize = jest.fn(() => Promise.resolve({ ok: true as const, value: { leaving: true as const } }));
      const tab = new Map<string, string>();
      const app = await makeApp({
        at: '/loginIndex?redirect=%2FuserInfo',
        host: hostThatAuthorizes(authorize, kind),
        tab,
      });
      await app.onScreen('loginIndex');
      const button = await screen.findByRole('button', { name: label });
      fireEvent.click(button);
      expect(await screen.findByText('请先阅读并同意用户协议和隐私政策')).toBeInTheDocument();
      expect(authorize).not.toHaveBeenCalled();
      fireEvent.click(screen.getByLabelText('我已阅读并同意'));
      fireEvent.click(button);
      fireEvent.click(button);
      await waitFor(() => expect(authorize).toHaveBeenCalledTimes(1));
      expect(authorize).toHaveBeenCalledWith({ scope: 'base', returnPath: '/loginloading' });
      expect(tab.get('oAuthWayBack')).toBe('/userInfo');
      expect(screen.getByRole('button', { name: '正在登录…' })).toBeDisabled();
    },
  );

  test('where the host cannot, the driver signs in by phone, and 暂不登录 goes back', async () => {
    const app = await makeApp({ at: '/404' });
    await app.onScreen('notFound');
    app.go('/loginIndex?redirect=%2FuserInfo');
    await app.onScreen('loginIndex');
    expect(await screen.findByRole('link', { name: '手机号登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2FuserInfo',
    );
    expect(screen.queryByRole('button', { name: /一键登录/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '暂不登录' }));
    await app.onScreen('notFound');
  });

  test('a native shell hands a ticket over at once, which signs in without leaving, and proves the openid it names', async () => {
    const backend = createBackend();
    const { app, tap } = await inShell(backend, () => ({
      ticket: issueTicket(backend.world, DRIVERS.lin.openid),
      openid: DRIVERS.lin.openid,
    }));
    await tap();
    await app.onScreen('userInfo');
    expect(app.sent('GET', EXCHANGE)).toHaveLength(1);
    expect(app.sent('POST', 'auth/v2/api/driver/oAuthLogin')).toEqual([]);
    expect(app.ports.session.provedOpenid('bind')).toBe(DRIVERS.lin.openid);
    expect(app.ports.session.isFromLink()).toBe(false);
    expect(JSON.stringify(app.store.getState())).not.toContain('ticket-of');
  });

  test('a shell that names no openid: the stored one goes with the ticket, and does not do for another account', async () => {
    const backend = createBackend();
    const { app, tap } = await inShell(
      backend,
      () => ({ ticket: issueTicket(backend.world, DRIVERS.lin.openid), openid: '' }),
      new Map([['openid', DRIVERS.lin.openid]]),
    );
    await tap();
    await app.onScreen('userInfo');
    expect(app.ports.session.provedOpenid('remember')).toBe(DRIVERS.lin.openid);
    expect(app.ports.session.provedOpenid('begin')).toBe('');
  });

  test('a ticket that the server refuses: its words stand beside the button, and the next ticket signs in', async () => {
    const backend = createBackend();
    const { openid } = DRIVERS.lin;
    let ticket = 'spent';
    const { app, tap } = await inShell(backend, () => ({ ticket, openid }));
    await tap();
    expect(await screen.findByText('登录凭证已失效')).toBeInTheDocument();
    expect(app.store.getState().session.status).toBe('visitor');
    ticket = issueTicket(backend.world, openid);
    fireEvent.click(screen.getByRole('button', { name: '一键登录' }));
    await app.onScreen('userInfo');
  });

  test('after a refusal of the host the other way still works', async () => {
    const host = hostThatAuthorizes(() =>
      Promise.resolve({ ok: false, kind: 'denied', method: 'authorize', retryable: false }),
    );
    const app = await makeApp({ at: '/loginIndex', host });
    await app.onScreen('loginIndex');
    fireEvent.click(await screen.findByLabelText('我已阅读并同意'));
    fireEvent.click(screen.getByRole('button', { name: '微信一键登录' }));
    expect(await screen.findByText('未获得授权，未登录')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '微信一键登录' })).toBeEnabled();
    expect(screen.getByRole('link', { name: '手机号登录' })).toBeInTheDocument();
  });
});

describe('/login', () => {
  test.each([
    ['wechat', '微信一键登录'],
    ['alipay', '支付宝一键登录'],
    ['native', '一键登录'],
  ] as const)('in %s begins with %s, after its agreement, under the name of the operator', async (kind, label) => {
    const authorize = jest.fn(() => Promise.resolve({ ok: true as const, value: { leaving: true as const } }));
    const tab = new Map<string, string>();
    const app = await makeApp({ at: '/login?redirect=%2FuserInfo', host: hostThatAuthorizes(authorize, kind), tab });
    await app.onScreen('login');
    const button = await screen.findByRole('button', { name: label });
    expect(screen.getByText('畅行停车')).toBeVisible();
    expect(screen.queryByLabelText('手机号')).toBeNull();
    fireEvent.click(button);
    expect(await screen.findByText('请先阅读并同意用户协议和隐私政策')).toBeInTheDocument();
    expect(authorize).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText('我已阅读并同意'));
    fireEvent.click(button);
    await waitFor(() => expect(authorize).toHaveBeenCalledTimes(1));
    expect(tab.get('oAuthWayBack')).toBe('/userInfo');
    expect(await screen.findByRole('button', { name: '正在登录…' })).toBeDisabled();
  });

  test("shows the host's refusal beside the form", async () => {
    const host = hostThatAuthorizes(() =>
      Promise.resolve({ ok: false, kind: 'denied', method: 'authorize', retryable: false }),
    );
    const app = await makeApp({ at: '/login', host });
    await app.onScreen('login');
    fireEvent.click(await screen.findByLabelText('我已阅读并同意'));
    fireEvent.click(await screen.findByRole('button', { name: '微信一键登录' }));
    expect(await screen.findByText('未获得授权，未登录')).toBeInTheDocument();
    const entries = window.history.length;
    fireEvent.click(screen.getByRole('button', { name: '手机号登录' }));
    await screen.findByLabelText('手机号');
    expect(window.history.length).toBe(entries);
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '微信一键登录' })).toBeEnabled();
  });

  test('the form of who chose the phone elsewhere, or came with a number, is there at once', async () => {
    const host = hostThatAuthorizes(() =>
      Promise.resolve({ ok: false, kind: 'denied', method: 'authorize', retryable: false }),
    );
    const app = await makeApp({ at: '/loginIndex', host });
    await app.onScreen('loginIndex');
    fireEvent.click(await screen.findByRole('link', { name: '手机号登录' }));
    await app.onScreen('login');
    expect(await screen.findByLabelText('手机号')).toBeVisible();
    app.stop();
    await makeApp({ at: `/login?phone=${phone}`, host });
    expect(await screen.findByLabelText('手机号')).toHaveValue(phone);
  });

  test('has no such button where the host does not support it', async () => {
    const app = await makeApp({ at: '/login' });
    await app.onScreen('login');
    await screen.findByLabelText('手机号');
    expect(screen.queryByRole('button', { name: /一键登录/ })).toBeNull();
  });
});

describe('/loginloading', () => {
  test('removes the code from the address, checks the state once, and returns to the previous page', async () => {
    const tab = tabWith('s1', '/parkingRecord?plateNo=%E7%B2%A4B12345');
    const app = await makeApp({ at: landing(`code=${SEEDED_OAUTH_CODES.known}&state=s1`), tab });
    expect(window.location.search).not.toContain('code=');
    expect(tab.has('oAuthState')).toBe(false);
    await app.onScreen('parkingRecord');
    expect(decodeURIComponent(address())).toBe('/parkingRecord?plateNo=粤B12345');
    expect(app.sent('POST', 'auth/v2/api/driver/oAuthLogin')).toHaveLength(1);
    expect(app.cookies.get('token')).toMatch(/^at-/);
    expect(JSON.stringify(app.store.getState())).not.toContain(SEEDED_OAUTH_CODES.known);
  });

  test('an openid with several accounts asks which one before anything else, and the server gives the tokens', async () => {
    const backend = createBackend();
    changeWorld(backend.world, 'severalAccounts');
    const tab = tabWith('s1', '/userInfo');
    const app = await makeApp({ at: landing(`code=${SEEDED_OAUTH_CODES.known}&state=s1`), tab, backend });
    await app.onScreen('choiceSelf');
    expect(screen.getByRole('radio', { name: /^林\* *138\*{4}8000 *已绑定 *3辆 *车/ })).not.toBeChecked();
    expect(await pressWithout('登录', '请选择账号')).toBe(screen.getAllByRole('radio')[0]);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^黄\* *137\*{4}7000/ }));
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    await app.onScreen('userInfo');
    expect(await screen.findByText('137****7000')).toBeInTheDocument();
    expect(app.sent('POST', 'auth/v2/api/driver/oAuthChoice')).toHaveLength(1);
    const state = JSON.stringify(app.store.getState());
    expect(state).not.toContain(SEEDED_OAUTH_CODES.known);
    expect(state).not.toContain('林*');
  });

  test.each([
    ['a code that was used up meanwhile', 'refused'],
    ['a lost answer', 'lost'],
  ])('%s: the choice says so and leads to signing in again', async (_what, how) => {
    const backend = createBackend();
    changeWorld(backend.world, 'severalAccounts');
    const app = await makeApp({
      at: landing(`code=${SEEDED_OAUTH_CODES.known}&state=s1`),
      tab: tabWith('s1', '/userInfo'),
      backend,
    });
    await app.onScreen('choiceSelf');
    if (how === 'refused') backend.world.sessions.oAuthCodes.clear();
    else backend.world.faults.set('POST auth/v2/api/driver/oAuthChoice', { kind: 'cutAfter', times: 1 });
    fireEvent.click(screen.getByRole('radio', { name: /^黄\*/ }));
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText(how === 'refused' ? /授权已失效/ : /^未收到结果/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '/loginIndex?redirect=%2FuserInfo');
    expect(app.cookies.has('token')).toBe(false);
  });

  test('without a code of the host nothing can be chosen', async () => {
    await makeApp({ at: '/choiceSelf' });
    expect(await screen.findByText('登录已过期，请重新登录')).toBeInTheDocument();
  });

  test('takes an auth_code as well', async () => {
    const app = await makeApp({ at: landing(`auth_code=${SEEDED_OAUTH_CODES.known}&state=s1`), tab: tabWith('s1') });
    await app.onScreen('mine');
  });

  test.each([
    ['another state', 'state=s2'],
    ['no state', ''],
  ])('%s is not ours: nothing is exchanged', async (_what, state) => {
    const app = await makeApp({ at: landing(`code=${SEEDED_OAUTH_CODES.known}&${state}`), tab: tabWith('s1') });
    await app.onScreen('loginLoading');
    expect(await screen.findByText('登录请求已失效')).toBeInTheDocument();
    expect(app.sent('POST', 'auth/v2/api/driver/oAuthLogin')).toHaveLength(0);
    expect(app.cookies.has('token')).toBe(false);
    expect(address()).toBe('/loginloading');
  });

  test('a code that was not requested is not accepted', async () => {
    const app = await makeApp({ at: landing(`code=${SEEDED_OAUTH_CODES.known}&state=null`) });
    expect(await screen.findByText('登录请求已失效')).toBeInTheDocument();
    expect(app.sent('POST', 'auth/v2/api/driver/oAuthLogin')).toHaveLength(0);
  });

  test('seen again with the same address, the code is not used again', async () => {
    const tab = tabWith('s1');
    const at = landing(`code=${SEEDED_OAUTH_CODES.known}&state=s1`);
    const app = await makeApp({ at, tab });
    await app.onScreen('mine');
    app.go(at);
    await app.onScreen('loginLoading');
    expect(await screen.findByText('您已登录')).toBeInTheDocument();
    expect(address()).toBe('/loginloading');
    expect(app.sent('POST', 'auth/v2/api/driver/oAuthLogin')).toHaveLength(1);
  });

  test('a refused code shows its error number, and can be requested again', async () => {
    const authorize = jest.fn(() => Promise.resolve({ ok: true as const, value: { leaving: true as const } }));
    const tab = tabWith('s1', '/userInfo');
    const app = await makeApp({ at: landing('code=spent&state=s1'), tab, host: hostThatAuthorizes(authorize) });
    expect(await screen.findByText('授权已失效，请重新登录')).toBeInTheDocument();
    expect(screen.getByText(/^错误编号/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '手机号登录' })).toHaveAttribute('href', '/login?redirect=%2FuserInfo');
    expect(app.store.getState().notices.toast).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(authorize).toHaveBeenCalledTimes(1));
    expect(tab.get('oAuthWayBack')).toBe('/userInfo');
    expect(await screen.findByText('正在登录…')).toBeInTheDocument();
  });

  test('never waits longer than 10 s', async () => {
    const backend = createBackend();
    backend.world.faults.set('POST auth/v2/api/driver/oAuthLogin', { kind: 'never' });
    jest.useFakeTimers({ advanceTimers: true });
    const app = await makeApp({ at: landing('code=c1&state=s1'), tab: tabWith('s1'), backend });
    await app.onScreen('loginLoading');
    expect(await screen.findByText('正在登录…')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('网络较慢，登录未完成')).toBeInTheDocument();
  });

  test('an account without a phone binds one, and the binding signs in', async () => {
    const backend = createBackend();
    const newPhone = '13500135000';
    const again = issueOAuthCode(backend.world, NEW_OPENID);
    const authorize = jest.fn(() => Promise.resolve({ ok: true as const, value: { code: again } }));
    const app = await makeApp({
      at: landing(`code=${SEEDED_OAUTH_CODES.unbound}&state=s1`),
      tab: tabWith('s1', '/userInfo'),
      host: hostThatAuthorizes(authorize),
      backend,
    });
    const bind = await app.onScreen('bindPhone');
    expect(address()).toBe('/bindPhone?redirect=%2FuserInfo');
    fireEvent.change(await bind.findByLabelText('手机号'), { target: { value: newPhone } });
    fireEvent.change(bind.getByLabelText('验证码'), { target: { value: '123456' } });
    fireEvent.click(bind.getByRole('button', { name: '绑定手机号' }));
    await app.onScreen('userInfo');
    expect(authorize).toHaveBeenCalledTimes(1);
    expect(app.world.tables.drivers.find((row) => row.phone === newPhone)?.openids).toEqual([NEW_OPENID]);
  });

  test('a phone that has an account is not joined by a code alone', async () => {
    const backend = createBackend();
    const app = await makeApp({
      at: landing(`code=${SEEDED_OAUTH_CODES.unbound}&state=s1`),
      tab: tabWith('s1', '/userInfo'),
      backend,
    });
    const bind = await app.onScreen('bindPhone');
    fireEvent.change(await bind.findByLabelText('手机号'), { target: { value: phone } });
    fireEvent.change(bind.getByLabelText('验证码'), { target: { value: '123456' } });
    fireEvent.click(bind.getByRole('button', { name: '绑定手机号' }));
    expect(await screen.findByRole('link', { name: '登录该账号' })).toHaveAttribute(
      'href',
      '/login?redirect=%2FbindPhone',
    );
    expect(screen.getByRole('link', { name: '手机号登录' })).toHaveAttribute('href', '/login?redirect=%2FuserInfo');
    expect(app.world.tables.drivers.find((row) => row.phone === phone)?.openids).not.toContain(NEW_OPENID);
  });

  test('an address without a code says so and links on', async () => {
    await makeApp({ at: '/loginloading?redirect=%2FuserInfo' });
    expect(await screen.findByText('登录未完成')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '手机号登录' })).toHaveAttribute('href', '/login?redirect=%2FuserInfo');
  });

  test('a stored return address that leads outside is not followed', async () => {
    const app = await makeApp({
      at: landing(`code=${SEEDED_OAUTH_CODES.known}&state=s1`),
      tab: tabWith('s1', 'https://evil.example/'),
    });
    await app.onScreen('mine');
    expect(app.outside.left).toEqual([]);
  });
});
