import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS, LOTS, PLATES } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { address, press, type } from '../support/seen';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

const { phone, password } = DRIVERS.lin;
type App = Awaited<ReturnType<typeof makeApp>>;

const agree = () => {
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
};
const answerOf = (app: App) => [...app.world.sessions.challenges.values()].at(-1) ?? '';

async function fillPassword(app: App, secret: string = password) {
  await app.onScreen('login');
  fireEvent.click(await screen.findByLabelText('密码登录'));
  type('手机号', phone);
  type('密码', secret);
  agree();
}

afterEach(() => {
  jest.useRealTimers();
});

describe('by password', () => {
  test('leads back to the exact page with its query, and leaves no sign-in screen behind', async () => {
    const app = await makeApp({ at: '/home' });
    await app.onScreen('home');
    app.go('/login?enCodeUrl=%2FparkingRecord%3FplateNo%3D%25E7%25B2%25A4B12345');
    await fillPassword(app);
    press('登录');
    await app.onScreen('parkingRecord');
    expect(decodeURIComponent(address())).toBe('/parkingRecord?plateNo=粤B12345');
    expect(app.cookies.get('token')).toMatch(/^at-/);
    expect(app.sent('POST', 'auth/v2/api/driver/login')).toHaveLength(1);
  });

  test('on a screen that leads back itself, leads to that screen, and from there on to where it was to lead', async () => {
    const app = await makeApp({ at: '/addCar?enCodeUrl=%2FparkingRecord%3FplateNo%3D%25E7%25B2%25A4B12345' });
    fireEvent.click(await screen.findByRole('link', { name: '登录' }));
    await fillPassword(app);
    press('登录');
    await app.onScreen('addCar');
    expect(new URLSearchParams(address().split('?')[1]).get('enCodeUrl')).toBe(
      '/parkingRecord?plateNo=%E7%B2%A4B12345',
    );
  });

  test('leads to /mine when there is no return address', async () => {
    const app = await makeApp({ at: '/login' });
    await fillPassword(app);
    press('登录');
    await app.onScreen('mine');
  });

  test('validates the number, the password and the agreement before anything is sent', async () => {
    const app = await makeApp({ at: '/login' });
    const login = await app.onScreen('login');
    expect(login.getByLabelText('我已阅读并同意')).not.toBeChecked();
    expect(login.getByRole('link', { name: '《用户协议》' })).toHaveAttribute('href', '/notice1');
    expect(login.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute('href', '/notice2');
    fireEvent.click(screen.getByLabelText('密码登录'));
    type('手机号', '12800138000');
    press('登录');
    expect(await login.findByText('请输入正确的手机号')).toBeInTheDocument();
    expect(login.getByText('请输入密码')).toBeInTheDocument();
    expect(login.getByText('请先阅读并同意用户协议和隐私政策')).toBeInTheDocument();
    expect(screen.getByLabelText('手机号')).toBeInvalid();
    expect(app.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    type('手机号', '+86 138-0013-8000');
    expect(login.queryByText('请输入正确的手机号')).toBeNull();
    expect(login.getByText('请输入密码')).toBeInTheDocument();
  });

  test('a wrong password gives one message and demands a picture code; what was typed stays; then it works', async () => {
    const app = await makeApp({ at: '/login?redirect=%2FuserInfo' });
    await fillPassword(app, 'wrong123');
    press('登录');
    const login = await app.onScreen('login');
    const alert = await login.findByText('手机号或密码不正确');
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    expect(app.store.getState().notices.toast).toBeNull();
    expect(screen.getByLabelText('手机号')).toHaveValue(phone);
    expect(screen.getByLabelText('密码')).toHaveValue('wrong123');
    await login.findByLabelText('图形验证码');
    await waitFor(() => {
      expect(app.sent('POST', 'auth/v2/api/getChallengeCode')).toHaveLength(1);
    });
    await waitFor(() => {
      expect(login.getByRole('button', { name: '看不清，换一张' }).querySelector('img')).not.toBeNull();
    });
    type('密码', password);
    press('登录');
    expect(await login.findByText('请输入图形验证码')).toBeInTheDocument();
    type('图形验证码', answerOf(app));
    press('登录');
    await app.onScreen('userInfo');
  });

  test('a password can be shown and hidden again; what was typed stays, and is in no state', async () => {
    const app = await makeApp({ at: '/login' });
    await fillPassword(app);
    expect(screen.getByText('畅行停车')).toBeVisible();
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
    press('显示密码');
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('密码')).toHaveValue(password);
    expect(JSON.stringify(app.store.getState())).not.toContain(password);
    press('隐藏密码');
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
    press('显示密码');
    app.go('/registor');
    await screen.findByLabelText('再次输入密码');
    for (const label of ['密码', '再次输入密码']) expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
  });

  test('a broken connection gives a message, and the form can be sent again', async () => {
    const app = await makeApp({ at: '/login' });
    await fillPassword(app);
    app.world.faults.set('POST auth/v2/api/driver/login', { kind: 'cutBefore', times: 1 });
    press('登录');
    expect(await screen.findByText('网络连接不上，请检查网络后重试')).toBeInTheDocument();
    expect(screen.queryByLabelText('图形验证码')).toBeNull();
    press('登录');
    await app.onScreen('mine');
  });

  test('pressed twice, it is sent once', async () => {
    const app = await makeApp({ at: '/login' });
    await fillPassword(app);
    press('登录');
    fireEvent.submit(screen.getByLabelText('手机号').closest('form')!);
    expect(screen.getByRole('button', { name: '正在登录…' })).toBeDisabled();
    await app.onScreen('mine');
    expect(app.sent('POST', 'auth/v2/api/driver/login')).toHaveLength(1);
  });

  test('a driver who has left meanwhile is not taken back', async () => {
    const backend = createBackend();
    const app = await makeApp({ at: '/login?redirect=%2FuserInfo', backend });
    await fillPassword(app);
    app.world.faults.set('POST auth/v2/api/driver/login', { kind: 'slow', ms: 300, times: 1 });
    press('登录');
    app.go('/404');
    await waitFor(() => {
      expect(app.store.getState().session.status).toBe('signedIn');
    });
    await app.onScreen('notFound');
  });

  test('neither number nor password nor token is in an action, and no secret is in storage', async () => {
    const tab = new Map<string, string>();
    const app = await makeApp({ at: '/login', tab });
    await fillPassword(app, 'wrong123');
    press('登录');
    await screen.findByText('手机号或密码不正确');
    await new Promise((done) => setTimeout(done, 400));
    expect(tab.get('drafts.v1')).toContain(phone);
    expect(tab.get('drafts.v1')).not.toContain('wrong123');
    expect(JSON.stringify(app.store.getState())).not.toContain('wrong123');
  });

  test('the number and the tab survive a reload', async () => {
    const tab = new Map<string, string>();
    const first = await makeApp({ at: '/login', tab });
    await fillPassword(first, 'wrong123');
    await new Promise((done) => setTimeout(done, 400));
    first.stop();
    const second = await makeApp({ at: '/login', tab });
    await second.onScreen('login');
    expect(screen.getByLabelText('手机号')).toHaveValue(phone);
    expect(screen.getByLabelText('密码')).toHaveValue('');
  });
});

describe('by a code', () => {
  const lastCode = (app: App) => app.world.tables.sms.at(-1)?.verifyCode ?? '';

  test('counts down from 60 s, and the code signs in', async () => {
    const app = await makeApp({ at: '/login?redirect=%2FuserInfo' });
    const login = await app.onScreen('login');
    jest.useFakeTimers({ advanceTimers: true });
    press('获取验证码');
    expect(await login.findByText('请输入正确的手机号')).toBeInTheDocument();
    type('手机号', phone);
    press('获取验证码');
    expect(await login.findByRole('button', { name: '60秒后重发' })).toBeDisabled();
    expect(screen.getByText('验证码已发送至 138****8000')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(31_000));
    expect(login.getByRole('button', { name: /^2[89]秒后重发$/ })).toBeDisabled();
    act(() => jest.advanceTimersByTime(30_000));
    expect(login.getByRole('button', { name: '获取验证码' })).toBeEnabled();
    expect(app.sent('POST', 'driver/v2/api/sendVerifyCode')).toHaveLength(1);
    expect(app.sent('POST', 'driver/v2/api/sendVerifyCode')[0]?.body).toMatchObject({ phone, purpose: 'login' });
    type('验证码', '12');
    agree();
    press('登录');
    expect(await login.findByText('请输入6位数字验证码')).toBeInTheDocument();
    type('验证码', lastCode(app));
    press('登录');
    await app.onScreen('userInfo');
  });

  test('a refused request for a code is shown under the code', async () => {
    const app = await makeApp({ at: '/login' });
    const login = await app.onScreen('login');
    app.world.faults.set('POST driver/v2/api/sendVerifyCode', {
      kind: 'code',
      code: '0xd12501016',
      msg: '验证码发送太频繁',
    });
    type('手机号', phone);
    press('获取验证码');
    expect(await login.findByText('验证码发送太频繁')).toBeInTheDocument();
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码发送太频繁');
    expect(login.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  test('a corrected number need not wait for the other one', async () => {
    const app = await makeApp({ at: '/login' });
    const login = await app.onScreen('login');
    type('手机号', phone);
    press('获取验证码');
    await login.findByRole('button', { name: /秒后重发/ });
    type('手机号', DRIVERS.chen.phone);
    expect(login.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });
});

describe('during another task', () => {
  test('a visitor who may not pay here signs in and returns to the same bill', async () => {
    const backend = createBackend();
    const stay = backend.world.tables.stays.find(
      ({ plateNo, parkId }) => plateNo === PLATES.visitorMustSignIn && parkId === LOTS.membersOnly,
    )!;
    const bill = `/payPage?uniqueId=${stay.uniqueId}&parkId=${stay.parkId}`;
    const app = await makeApp({ at: bill, backend });
    const pay = await app.onScreen('payPage');
    fireEvent.click(await pay.findByRole('button', { name: /支付.*元/ }));
    await screen.findByText('请先登录', {});
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(bill)}`);
    await fillPassword(app);
    press('登录');
    await app.onScreen('payPage');
    expect(address()).toBe(bill);
  });

  test('a driver whose account signed in elsewhere gets a message, and returns to /mine', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET auth/v2/api/driver/loginInfo', { kind: 'code', code: '0xd12501021', times: 1 });
    const app = await makeApp({ at: '/userInfo', signedInAs: phone, backend });
    expect(await screen.findByText('该账号已在其他手机登录，请重新登录或尝试修改密码。')).toBeInTheDocument();
    expect(app.cookies.get('token')).toBeUndefined();
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fmine'));
    await fillPassword(app);
    press('登录');
    await app.onScreen('mine');
  });

  test('a 401 without a token is a toast, 3 s, and one navigation', async () => {
    const backend = createBackend();
    const app = await makeApp({ at: '/home', backend });
    await app.onScreen('home');
    jest.useFakeTimers({ advanceTimers: true });
    app.world.faults.set('GET charge/v2/api/parkOrders/msp/plateNo', { kind: 'http401' });
    const before = app.store.getState().route.depth;
    const { plateBillLookupCalls: plateLookupCalls } = await import('@/services/charge/plateLookup');
    const lookUp = () =>
      void app.store.dispatch(
        plateLookupCalls.endpoints.findBillsByPlate.initiate({ plateNo: PLATES.visitorOne, dealerId: '' }),
      );
    lookUp();
    lookUp();
    expect(await screen.findByText('请先登录')).toBeInTheDocument();
    expect(address()).toBe('/home');
    act(() => jest.advanceTimersByTime(3_100));
    await app.onScreen('login');
    expect(address()).toBe('/login?enCodeUrl=%2Fhome');
    expect(app.store.getState().route.depth).toBe(before + 1);
  });

  test.each([
    ['https://evil.example/', '/mine'],
    ['//evil.example', '/mine'],
    ['/\\evil.example', '/mine'],
    ['javascript:alert(1)', '/mine'],
    ['/login?redirect=/home', '/mine'],
    ['/loginIndex', '/mine'],
    ['/loginloading?code=1', '/mine'],
    ['/no/such/page', '/mine'],
    ['/userInfo?redirect=https://evil.example', '/userInfo'],
  ])('the return address %s ends at %s', async (given, expected) => {
    const app = await makeApp({ at: `/login?redirect=${encodeURIComponent(given)}` });
    await fillPassword(app);
    press('登录');
    await waitFor(() => expect(address()).toBe(expected));
    expect(app.outside.left).toEqual([]);
  });
});
