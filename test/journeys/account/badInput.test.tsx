import { fireEvent, screen, waitFor } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { deleteDriver } from '../../../mocks/world/account/accountDeletion';
import { issueOAuthCode, sendSmsCode } from '../../../mocks/world/account/accounts';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { makeApp } from '../../support/makeApp';
import { button, fillIn, link, press, type, WAIT, word } from '../../support/seen';

jest.setTimeout(90_000);

const { lin, chen } = DRIVERS;
const NEW_PHONE = '13612345678';
type Backend = ReturnType<typeof createBackend>;

const chenIn = ({ world }: Backend) => world.tables.drivers.find(({ phone }) => phone === chen.phone);
const lastCode = ({ world }: Backend) => world.tables.sms.at(-1)?.verifyCode ?? '';
const agree = () => fireEvent.click(screen.getByLabelText('我已阅读并同意'));

describe('a code', () => {
  test('that another phone has just been sent: the wait that the server names is said and counted down', async () => {
    const backend = createBackend();
    sendSmsCode(backend.world, lin.phone, 'login');
    backend.world.clock.advance(20 * SECOND_MS);
    await makeApp({ at: '/login', backend });
    await fillIn('手机号', lin.phone);
    press('获取验证码');
    expect(await word('验证码发送太频繁，请40秒后再试')).toBeVisible();
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码发送太频繁，请40秒后再试');
    expect(screen.getByRole('button', { name: /^(40|39)秒后重发$/ })).toBeDisabled();
    expect(backend.world.tables.sms).toHaveLength(1);
  });

  test('to the old number and one to the new number each have a wait of their own', async () => {
    const backend = createBackend();
    await makeApp({ at: '/changeTel', backend, signedInAs: lin.phone });
    const [old] = await screen.findAllByRole('button', { name: '获取验证码' }, WAIT);
    fireEvent.click(old!);
    await waitFor(() => expect(backend.world.tables.sms).toHaveLength(1), WAIT);
    type('手机号', NEW_PHONE);
    fireEvent.click(await button('获取验证码'));
    await waitFor(() => expect(backend.world.tables.sms).toHaveLength(2), WAIT);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /秒后重发$/ })).toHaveLength(2), WAIT);
    expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
  });

  test('that comes too late is refused, what was typed stays, and a new one works', async () => {
    const backend = createBackend();
    await makeApp({ at: '/changeTel', backend, signedInAs: lin.phone });
    fireEvent.click(await screen.findByLabelText('密码验证', {}, WAIT));
    type('登录密码', lin.password);
    type('手机号', NEW_PHONE);
    fireEvent.click(await button('获取验证码'));
    await button(/秒后重发$/);
    const late = lastCode(backend);
    backend.world.clock.advance(6 * MINUTE_MS);
    type('验证码', late);
    press('更换手机号');
    expect(await word('验证码不正确或已过期')).toBeVisible();
    expect(screen.getByLabelText('手机号')).toHaveValue(NEW_PHONE);
    fireEvent.click(await button('获取验证码'));
    await waitFor(() => expect(backend.world.tables.sms).toHaveLength(2), WAIT);
    type('验证码', lastCode(backend));
    press('更换手机号');
    expect(await link(/^手机号\s*136\*{4}5678$/)).toBeVisible();
  });
});

describe('a cancelled account', () => {
  test('is a visitor on the other phone of its driver; its number has to register, and finds nothing of before', async () => {
    const backend = createBackend();
    const { world } = backend;
    const other = await makeApp({ at: '/404', backend, signedInAs: chen.phone });
    await other.onScreen('notFound');
    deleteDriver(world, chenIn(backend)!);
    other.go('/userInfo');
    fireEvent.click(await link('登录'));
    await other.onScreen('login');
    await fillIn('手机号', chen.phone);
    press('获取验证码');
    await button(/秒后重发$/);
    type('验证码', lastCode(backend));
    agree();
    press('登录');
    expect(await word('该手机号未注册，请先注册')).toBeVisible();
    fireEvent.click(screen.getByLabelText('密码登录'));
    type('密码', chen.password);
    press('登录');
    expect(await word('手机号或密码不正确')).toBeVisible();
    expect(other.cookies.get('token') ?? '').toBe('');
    fireEvent.click(screen.getByRole('link', { name: '注册' }));
    await other.onScreen('register');
    expect(await screen.findByLabelText('手机号', {}, WAIT)).toHaveValue(chen.phone);
    type('验证码', '123456');
    type('密码', 'abc12345');
    type('再次输入密码', 'abc12345');
    agree();
    press('注册');
    await other.onScreen('userInfo');
    expect(chenIn(backend)?.driverId).not.toBe(chen.driverId);
  });

  test('is not signed in by the host: its openid belongs to nobody, and a number is asked for', async () => {
    const backend = createBackend();
    const { world } = backend;
    const code = issueOAuthCode(world, chen.openid);
    deleteDriver(world, chenIn(backend)!);
    const app = await makeApp({
      at: `/loginloading?code=${code}&state=s1`,
      tab: new Map([['oAuthState', 's1']]),
      backend,
    });
    await app.onScreen('bindPhone');
    expect(app.cookies.get('token') ?? '').toBe('');
    await fillIn('手机号', chen.phone);
    type('验证码', '123456');
    press('绑定手机号');
    await waitFor(() => expect(chenIn(backend)).toMatchObject({ openids: [chen.openid], plates: [] }), WAIT);
    expect(chenIn(backend)?.driverId).not.toBe(chen.driverId);
  });
});
