import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { createPaymentAttempt, type StoredServerPayment } from '@/domain/payment/attempt';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { HOUR_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { bothClocks } from '../support/bothClocks';
import { makeApp } from '../support/makeApp';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

const { phone } = DRIVERS.lin;
const UNFINISHED = 'charge/v2/api/parkOrders/msp/countUnfinished';

describe('a visitor', () => {
  test('sees the sign-in link, their own payments and every service as a real link, and sends no call that needs a driver', async () => {
    const app = await makeApp({ at: '/mine' });
    const mine = await app.onScreen('mine');
    expect(await mine.findByRole('link', { name: /登录\/注册/ })).toHaveAttribute('href', '/login?redirect=%2Fmine');
    expect(mine.getByText('用这部手机缴费后，可以在这里查看结果')).toBeInTheDocument();
    expect(mine.getByRole('link', { name: '停车' })).toHaveAttribute('href', '/parkingRecord');
    expect(mine.getByRole('link', { name: '优惠券' })).toHaveAttribute('href', '/unused');
    expect(mine.getByRole('link', { name: '用户协议' })).toHaveAttribute('href', '/notice1');
    expect(mine.getByRole('link', { name: '全部订单' })).toHaveAttribute('href', '/orderRecord');
    expect(mine.getByRole('link', { name: '公告' })).toHaveAttribute('href', '/bulletin');
    expect(mine.getByRole('link', { name: '客服' })).toHaveAttribute('href', '/customerService/index');
    for (const link of mine.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/./);
    expect(
      app.calls.filter(({ path }) => /loginInfo|balanceInfo|defaultWallet|couponsCount|plateCount/.test(path)),
    ).toEqual([]);
  });

  test('sees the payments of this phone, in words, each linked to its result', async () => {
    const payable = { kind: 'parking', uniqueId: 'u-1', parkId: 'park-1' } as const;
    const decision = {
      payable,
      choice: { channel: 3, couponIds: [], amountCents: 600 },
      facts: { plateText: '粤B·12345', parkName: '市民中心地下停车场' },
    } as const;
    const open = createPaymentAttempt(decision, 'r-1', bothClocks(Date.now()));
    const paid = createPaymentAttempt(
      { ...decision, payable: { kind: 'parking', uniqueId: 'u-2', parkId: 'park-1' } },
      'r-2',
      bothClocks(Date.now()),
    );
    const local = new Map([
      [
        PAYMENT_JOURNAL_KEY,
        JSON.stringify({
          [open.key]: { ...open, step: 'unresolved', payId: 'p-1' },
          [paid.key]: { ...paid, step: 'settled', payId: 'p-2', serverSaid: 'paid' },
        }),
      ],
    ]);
    const app = await makeApp({ at: '/mine', local });
    const mine = await app.onScreen('mine');
    const done = await mine.findByRole('link', { name: /支付成功/ });
    expect(done).toHaveTextContent('市民中心地下停车场');
    expect(done).toHaveTextContent('6.00元');
    expect(within(done).getByRole('img', { name: '粤B·12345' })).toBeInTheDocument();
    expect(done.getAttribute('href')).toBe(`/payResultPage?key=${encodeURIComponent(paid.key)}&payId=p-2`);
    expect(mine.getByRole('link', { name: /结果确认中/ })).toBeInTheDocument();
  });

  test("does not see a driver's payments on this phone, nor does another driver", async () => {
    const facts = { parkName: '市民中心地下停车场' };
    const openedAt = Date.now();
    const attemptOf = (uniqueId: string, plateText: string, owner?: string) =>
      createPaymentAttempt(
        {
          payable: { kind: 'parking', uniqueId, parkId: 'park-1' },
          choice: { channel: 3, couponIds: [], amountCents: 600 },
          facts: { ...facts, plateText },
        },
        uniqueId,
        bothClocks(openedAt),
        undefined,
        owner,
      );
    const attempts = [
      attemptOf('u-1', '粤B·11111'),
      attemptOf('u-2', '粤B·22222', DRIVERS.lin.driverId),
      attemptOf('u-3', '粤B·33333', DRIVERS.chen.driverId),
    ].map((attempt) => ({ ...attempt, step: 'settled', payId: attempt.requestId, serverSaid: 'paid' }));
    const journal = JSON.stringify(Object.fromEntries(attempts.map((attempt) => [attempt.key, attempt])));
    const plates = async (options: Parameters<typeof makeApp>[0]) => {
      const app = await makeApp({ ...options, local: new Map([[PAYMENT_JOURNAL_KEY, journal]]) });
      const mine = await app.onScreen('mine');
      await mine.findAllByRole('link', { name: /支付成功/ });
      return mine.getAllByRole('img', { name: /^粤B·\d+$/ }).map((plate) => plate.getAttribute('aria-label'));
    };
    expect(await plates({ at: '/mine' })).toEqual(['粤B·11111']);
    cleanup();
    const backend = createBackend();
    const { token, refreshToken, driverId } = signInAs(backend.world, phone);
    const cookies = new Map(Object.entries({ token, refreshToken, sessionOf: driverId }));
    // What a visitor has paid leaves the list when somebody signs in.
    expect(await plates({ at: '/mine', backend, cookies })).toEqual(['粤B·22222']);
  });

  test("sees server times in Shanghai time, however wrong the phone's clock is", async () => {
    const decision = {
      payable: { kind: 'parking', uniqueId: 'u-1', parkId: 'park-1' },
      choice: { channel: 3, couponIds: [], amountCents: 600 },
      facts: { plateText: '粤B·12345', parkName: '市民中心地下停车场' },
    } as const;

    const open = createPaymentAttempt(decision, 'r-1', bothClocks(Date.now() - HOUR_MS));
    const other = { ...decision, payable: { ...decision.payable, uniqueId: 'u-2' } } as const;
    const paid = createPaymentAttempt(other, 'r-2', bothClocks(Date.now() - HOUR_MS));
    const payment: StoredServerPayment = {
      payState: 2,
      payStateText: '支付成功',
      paidCents: 600,
      paidTime: '2026-03-10 09:30:00',
      failReason: '',
      leaveFreeMinutes: null,
      leaveDeadlineTime: '',
      orders: [],
      canInvoice: false,
      canEvaluate: false,
    };
    const local = new Map([
      [
        PAYMENT_JOURNAL_KEY,
        JSON.stringify({
          [open.key]: { ...open, step: 'unresolved', payId: 'p-1' },
          [paid.key]: { ...paid, step: 'settled', payId: 'p-2', serverSaid: 'paid', payment },
        }),
      ],
    ]);
    // The world's clock shows noon in Shanghai on another day than the phone's clock.
    const app = await makeApp({ at: '/mine', local });
    const mine = await app.onScreen('mine');
    expect(await mine.findByRole('link', { name: /支付成功/ })).toHaveTextContent('今天 09:30');
    expect(await mine.findByRole('link', { name: /结果确认中/ })).toHaveTextContent(/今天 1[01]:(59|00)/);
  });

  test('large type and the dark scheme are switched here and stored', async () => {
    const local = new Map<string, string>();
    const app = await makeApp({ at: '/mine', local });
    const mine = await app.onScreen('mine');
    fireEvent.click(await mine.findByRole('switch', { name: '大字模式' }));
    fireEvent.click(mine.getByRole('radio', { name: '深色' }));
    expect(document.documentElement.dataset).toMatchObject({ elder: 'on', scheme: 'dark' });
    await waitFor(() =>
      expect(JSON.parse(local.get('preferences.v1') ?? '{}')).toMatchObject({ isElder: true, scheme: 'dark' }),
    );
    fireEvent.click(mine.getByRole('switch', { name: '大字模式' }));
    fireEvent.click(mine.getByRole('radio', { name: '跟随系统' }));
  });
});

describe('a driver', () => {
  test('sees name, masked number and counters', async () => {
    const app = await makeApp({ at: '/mine', signedInAs: phone });
    const mine = await app.onScreen('mine');
    expect(await mine.findByText('林晓')).toBeInTheDocument();
    expect(mine.getByText('138****8000')).toBeInTheDocument();
    expect(await mine.findByRole('link', { name: '50.00 余额(元)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/(wallet|accountBalance)$/),
    );
    expect(await mine.findByRole('link', { name: '3 车辆' })).toHaveAttribute('href', '/carManage');
    expect(document.body.textContent).not.toContain(phone);
  });

  test('a mark says where something is owed, and how many bills', async () => {
    const app = await makeApp({ at: '/mine', signedInAs: phone });
    const mine = await app.onScreen('mine');
    expect(await mine.findByRole('link', { name: /^欠费补缴\s*2\s*笔待补缴$/ })).toHaveAttribute(
      'href',
      '/arrearsPage',
    );
    cleanup();
    const none = await makeApp({ at: '/mine', signedInAs: DRIVERS.chen.phone });
    await (await none.onScreen('mine')).findByText('陈默');
    await waitFor(() => expect(none.calls.filter(({ path }) => path.includes('parkOrders/msp'))).not.toEqual([]));
    expect(screen.getByRole('link', { name: '欠费补缴' })).toBeInTheDocument();
  });

  test('停车 is marked with the stays that run or are not paid, by the count of the server; without the count it has no mark', async () => {
    const backend = createBackend();
    const app = await makeApp({ at: '/mine', signedInAs: phone, backend });
    const mine = await app.onScreen('mine');
    expect(await mine.findByRole('link', { name: /^停车\s*5\s*笔未结清$/ })).toHaveAttribute('href', '/parkingRecord');
    app.stop();
    cleanup();
    backend.world.faults.set(`GET ${UNFINISHED}`, { kind: 'http500' });
    const failed = await makeApp({ at: '/mine', signedInAs: phone, backend });
    await (await failed.onScreen('mine')).findByText('138****8000');
    await waitFor(() => expect(failed.sent('GET', UNFINISHED)).not.toEqual([]));
    expect(screen.getByRole('link', { name: '停车' })).toBeInTheDocument();
    expect(failed.store.getState().notices.toast).toBeNull();
  });

  test('where the operator has no parking, nobody asks for stays', async () => {
    const backend = createBackend();
    backend.world.settings.platBizType = 2;
    const app = await makeApp({ at: '/mine', signedInAs: phone, backend });
    expect(await (await app.onScreen('mine')).findByText('138****8000')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: '停车' })).toBeNull());
    expect(app.sent('GET', UNFINISHED)).toEqual([]);
  });

  test('bookings that wait for the driver are counted; a driver whom the booking service does not know has no such line', async () => {
    const { openid } = DRIVERS.lin;
    const app = await makeApp({ at: '/mine', signedInAs: phone, local: new Map([['openid', openid]]) });
    const mine = await app.onScreen('mine');
    expect(await mine.findByRole('link', { name: '车位预约 1个待入场' })).toHaveAttribute('href', '/bookRecord');
    app.stop();
    cleanup();
    const other = await makeApp({ at: '/mine', signedInAs: phone });
    await (await other.onScreen('mine')).findByText('138****8000');
    expect(screen.queryByRole('link', { name: /^车位预约/ })).toBeNull();
    expect(other.sent('POST', 'api/v1/getUserCenterData')).toEqual([]);
    const { queries } = (other.store.getState() as { bookingApi?: { queries: object } }).bookingApi ?? { queries: {} };
    expect(queries).toEqual({}); // no failed call either, which would stand in a recording
  });

  test('while nobody knows what the operator offers, no service is hidden', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET basic/v2/api/menuConfigs', { kind: 'http500' });
    const app = await makeApp({ at: '/mine', signedInAs: phone, backend });
    const mine = await app.onScreen('mine');
    expect(await mine.findByRole('link', { name: '开发票' })).toHaveAttribute('href', '/invoiceManage');
    expect(mine.getByRole('link', { name: '错时停车' })).toHaveAttribute('href', '/wrongTimeManage');
  });

  test('a counter that cannot be loaded is a dash and affects nothing else', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET driver/v2/api/defaultWallet', { kind: 'http500' });
    const app = await makeApp({ at: '/mine', signedInAs: phone, backend });
    const mine = await app.onScreen('mine');
    expect(await mine.findByRole('link', { name: '3 车辆' })).toBeInTheDocument();
    expect(mine.getByRole('link', { name: '-- 余额(元)' })).toBeInTheDocument();
    expect(app.store.getState().notices.toast).toBeNull();
  });

  test('signs out after a question, is at home as a visitor, and leaves no trace', async () => {
    const local = new Map([
      ['reqJson', '{}'],
      ['platInfo', 'x'],
    ]);
    const app = await makeApp({ at: '/userInfo', signedInAs: phone, local });
    const info = await app.onScreen('userInfo');
    fireEvent.click(await info.findByRole('button', { name: '退出登录' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.cookies.has('token')).toBe(true);
    fireEvent.click(info.getByRole('button', { name: '退出登录' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出登录' }));
    await app.onScreen('home');
    await waitFor(() => expect(app.store.getState().session.status).toBe('visitor'));
    expect(window.location.pathname).toBe('/home');
    expect(app.cookies.has('token')).toBe(false);
    expect(app.cookies.has('refreshToken')).toBe(false);
    expect(local.has('reqJson')).toBe(false);
    expect(local.has('platInfo')).toBe(false);
    expect(app.sent('GET', 'auth/v2/api/driver/logout')).toHaveLength(1);
    const text = JSON.stringify(app.store.getState());
    expect(text).not.toContain('林晓');
    expect(text).not.toContain(phone);
    expect(document.body.textContent).not.toContain('林晓');
  });

  test('signs out within a moment when offline', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET auth/v2/api/driver/logout', { kind: 'never' });
    const app = await makeApp({ at: '/userInfo', signedInAs: phone, backend });
    const info = await app.onScreen('userInfo');
    fireEvent.click(await info.findByRole('button', { name: '退出登录' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(app.cookies.has('token')).toBe(false), { timeout: 3_000 });
    await app.onScreen('home');
  });

  test('an account page that cannot be loaded can be retried', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET auth/v2/api/driver/loginInfo', { kind: 'http500', times: 1 });
    const app = await makeApp({ at: '/userInfo', signedInAs: phone, backend });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('林晓')).toBeInTheDocument();
    expect(app.store.getState().notices.toast).toBeNull();
  });
});
