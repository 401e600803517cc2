/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import type { CashierOrder, HostAppKind } from '@/host/HostAdapter';
import { loadHostAdapter } from '@/host/load/loadHostAdapter';

import { pretendHostKind, pretendHostScript } from '../../../mocks/hosts/script';
import { makeBench, runInPage, within } from './hostBench';

// Tests the script that the mock server adds to a page. It runs as in a browser: as text, with only the window around it.

const ORDERS: Record<Exclude<HostAppKind, 'browser'>, CashierOrder> = {
  wechat: {
    type: 'wechat-jsapi',
    appId: 'wx1',
    timeStamp: '1',
    nonceStr: 'n',
    package: 'prepay_id=pay-7',
    signType: 'RSA',
    paySign: 's',
  },
  alipay: { type: 'alipay-trade', tradeNO: 'pay-7' },
  native: { type: 'native', payload: 'pay-7' },
};
const RECEIVED = {
  wechat: { prepayId: 'pay-7' },
  alipay: { tradeNO: 'pay-7' },
  native: { payload: 'pay-7' },
};
const KINDS = ['wechat', 'alipay', 'native'] as const;

async function openPage(kind: Exclude<HostAppKind, 'browser'>) {
  const told: { path: string; body: unknown }[] = [];
  const page: Record<string, unknown> = {
    fetch: (path: string, init?: { body: string }) => {
      if (init) told.push({ path, body: JSON.parse(init.body) as unknown });
      return Promise.resolve({
        ok: true,
        json: () => Promise.resolve({ amountCents: 600, subject: '停车费', ticket: 'ticket-7', openid: 'openid-7' }),
      });
    },
  };
  const bench = makeBench(kind, page, { loadScript: () => Promise.reject(new Error('must not be needed')) });
  runInPage(bench.window, pretendHostScript(kind));
  return { ...bench, told, host: await loadHostAdapter(kind, bench.env) };
}

const press = (label: string) => {
  const button = [...document.querySelectorAll('[data-cashier] button')].find(
    ({ textContent }) => textContent === label,
  );
  if (!(button instanceof HTMLButtonElement)) throw new Error(`no button ${label}`);
  button.click();
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  document.querySelector('[data-cashier]')?.remove();
  jest.useRealTimers();
});

test('names in the address', () => {
  expect(['wechat', 'alipay', 'app', 'native', 'browser', 'x', null].map(pretendHostKind)).toEqual([
    'wechat',
    'alipay',
    'native',
    'native',
    'browser',
    null,
    null,
  ]);
  expect(pretendHostScript('browser')).toBe('');
});

describe.each(KINDS)('%s', (kind) => {
  test('is ready, with its user agent, and knows the location', async () => {
    const { host, window } = await openPage(kind);
    expect(window.navigator.userAgent).toMatch(
      { wechat: /MicroMessenger/, alipay: /AlipayClient/, native: /wv/ }[kind],
    );
    expect(await within(5000, host.ready())).toMatchObject({ ok: true });
    expect(await within(5000, host.locate())).toMatchObject({ ok: true, value: { lng: 120.1551, lat: 30.2741 } });
  });

  test.each([
    ['支付', 'reported-ok', 'pay'],
    ['取消', 'cancelled', null],
    ['失败', 'failed', null],
  ])('%s → %s', async (label, report, path) => {
    const { host, told } = await openPage(kind);
    const paying = host.pay(ORDERS[kind]);
    await jest.advanceTimersByTimeAsync(100);
    const sheet = document.querySelector('[data-cashier]');
    expect(sheet?.getAttribute('data-cashier')).toBe('pay-7');
    expect(sheet?.querySelector('[data-cashier-amount]')?.textContent).toBe('6.00元');
    press(label);
    expect(await within(1000, paying)).toBe(report);
    expect(told).toEqual(
      path === null ? [] : [{ path: `/__mocks/cashier/${path}`, body: { ...RECEIVED[kind], payId: 'pay-7' } }],
    );
    expect(document.querySelector('[data-cashier]')).toBeNull();
  });

  test.each([
    ['消失', 0],
    ['支付但不回调', 1],
  ])('%s: the page gets no notification', async (label, calls) => {
    const { host, told } = await openPage(kind);
    let said: string | null = null;
    void host.pay(ORDERS[kind]).then((report) => (said = report));
    await jest.advanceTimersByTimeAsync(100);
    press(label);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(said).toBeNull();
    expect(told).toHaveLength(calls);
    expect(document.querySelector('[data-cashier]')).toBeNull();
  });
});

test('the shell signs in with a ticket that the pretend world knows', async () => {
  const { host, told } = await openPage('native');
  expect(await within(5000, host.authorize({ scope: 'base', returnPath: '/home' }))).toEqual({
    ok: true,
    value: { ticket: 'ticket-7', openid: 'openid-7' },
  });
  expect(told).toEqual([{ path: '/__mocks/ticket', body: {} }]);
});

test('the pretend WeChat has an invoice title to choose', async () => {
  const { host } = await openPage('wechat');
  expect(await within(5000, host.chooseInvoiceTitle())).toMatchObject({
    ok: true,
    value: { isCompany: true, titleName: '深圳市海风科技有限公司' },
  });
});
