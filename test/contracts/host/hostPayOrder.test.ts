/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import fc from 'fast-check';

import type { HostAppKind, HostPayChannel } from '@/host/HostAdapter';
import { toCashierOrder } from '@/host/replies/toCashierOrder';

const RULES = {
  pageUrl: 'https://driver.example.com/payPage?uniqueId=1',
  formOrigins: ['https://cashier.example.com'],
};

const WECHAT = {
  appId: 'wx1',
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'prepay_id=p1',
  signType: 'RSA',
  paySign: 's',
};

const order = (params: unknown, kind: HostAppKind, channel: HostPayChannel = kind === 'alipay' ? 2 : 3) =>
  toCashierOrder(params, channel, kind, RULES);

test('each host gets its own order format', () => {
  expect(order({ ...WECHAT, extra: 'x' }, 'wechat')).toEqual({ type: 'wechat-jsapi', ...WECHAT });
  expect(order({ tradeNO: 't' }, 'alipay')).toEqual({ type: 'alipay-trade', tradeNO: 't' });
  expect(order({ orderStr: 'a=1' }, 'alipay')).toEqual({ type: 'alipay-orderstr', orderStr: 'a=1' });
  expect(order({ payload: 'p' }, 'native')).toEqual({ type: 'native', payload: 'p' });
  expect(order({ payload: 'p' }, 'native', 2)).toEqual({ type: 'native', payload: 'p' });
  expect(order({ payUrl: '/__mocks/cashier?payId=p' }, 'browser')).toEqual({
    type: 'redirect',
    url: 'https://driver.example.com/__mocks/cashier?payId=p',
  });
});

test.each<[string, HostAppKind, HostPayChannel, unknown]>([
  ['alipay in WeChat', 'wechat', 2, { tradeNO: 't' }],
  ['WeChat in Alipay', 'alipay', 3, WECHAT],
  ['nothing', 'wechat', 3, null],
  ['text', 'wechat', 3, JSON.stringify(WECHAT)],
  ['a list', 'wechat', 3, [WECHAT]],
  ['two ways at once', 'alipay', 2, { tradeNO: 't', orderStr: 'a' }],
  ['an empty trade', 'alipay', 2, { tradeNO: '' }],
  ['a number as trade', 'alipay', 2, { tradeNO: 5 }],
  ['an object as payload', 'native', 3, { payload: {} }],
  ['no prepay id', 'wechat', 3, { ...WECHAT, package: 'p1' }],
  ['a number as time', 'wechat', 3, { ...WECHAT, timeStamp: 1700000000 }],
  ['a time that is none', 'wechat', 3, { ...WECHAT, timeStamp: 'now' }],
  ['an unknown signing method', 'wechat', 3, { ...WECHAT, signType: 'SHA1' }],
  ...Object.keys(WECHAT).map((name): [string, HostAppKind, HostPayChannel, unknown] => [
    `no ${name}`,
    'wechat',
    3,
    { ...WECHAT, [name]: undefined },
  ]),
])('%s is not an order', (_name, kind, channel, params) => {
  expect(toCashierOrder(params, channel, kind, RULES)).toBeNull();
});

test.each<[string, boolean]>([
  ['https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=1', true],
  ['https://driver.example.com/__mocks/cashier', true],
  ['/__mocks/cashier', true],
  ['http://wx.tenpay.com/', false],
  ['//evil.example/', true],
  ['https://user:pass@wx.tenpay.com/', false],
  ['javascript:alert(1)', false],
  ['weixin://wxpay', false],
  ['data:text/html,x', false],
  ['https://', false],
  ['', false],
])('payUrl %s allowed: %s', (payUrl, isAllowed) => {
  expect(order({ payUrl }, 'browser') !== null).toBe(isAllowed);
});

test('an http page may be used for paying on its own origin only', () => {
  const rules = { pageUrl: 'http://localhost:8080/payPage' };
  expect(toCashierOrder({ payUrl: '/__mocks/cashier' }, 3, 'browser', rules)).toEqual({
    type: 'redirect',
    url: 'http://localhost:8080/__mocks/cashier',
  });
  expect(toCashierOrder({ payUrl: 'http://localhost:8081/' }, 3, 'browser', rules)).toBeNull();
});

test.each<[string, boolean]>([
  ['https://openapi.alipay.com/gateway.do', true],
  ['https://openapi.alipay.com/gateway.do?charset=utf-8', true],
  ['https://openapi.alipay.com/other.do', false],
  ['http://openapi.alipay.com/gateway.do', false],
  ['https://openapi.alipay.com.evil.example/gateway.do', false],
  ['https://cashier.example.com/pay', true],
  ['/__mocks/cashier', true],
  ['https://evil.example/', false],
])('form action %s allowed: %s', (action, isAllowed) => {
  const made = order({ form: { action, fields: { biz_content: '{}' } } }, 'browser', 2);
  expect(made !== null).toBe(isAllowed);
});

test.each<[string, unknown]>([
  ['no fields', { action: '/x', fields: {} }],
  ['a field that is no text', { action: '/x', fields: { a: 1 } }],
  ['a nameless field', { action: '/x', fields: { '': 'a' } }],
  [
    'too many fields',
    { action: '/x', fields: Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`f${i}`, 'x'])) },
  ],
  ['a field of 9 kB', { action: '/x', fields: { a: 'x'.repeat(9000) } }],
  ['markup', '<form></form>'],
])('a form with %s is no order', (_name, form) => {
  expect(order({ form }, 'browser', 2)).toBeNull();
});

describe('a form is a text', () => {
  const made = (params: object) => order(params, 'browser', 2);
  const form = {
    type: 'form',
    action: 'https://openapi.alipay.com/gateway.do?charset=utf-8',
    fields: { biz_content: '{"a":"b"}', sign: 'x+y=' },
  };
  const html = `<form name="punchout_form" method="post" action="https://openapi.alipay.com/gateway.do?charset=utf-8">
    <input type="hidden" name="biz_content" value="{&quot;a&quot;:&quot;b&quot;}"><input type="hidden" name="sign" value="x+y=">
    <input type="submit" value="立即支付" style="display:none"></form><script>document.forms[0].submit();</script>`;

  test('of HTML, as Alipay sends it, in form or formHtml', () => {
    expect(made({ form: html })).toEqual(form);
    expect(made({ formHtml: html })).toEqual(form);
    expect(made({ formHtml: html, payUrl: '/other' })).toEqual(form);
    expect(made({ form: '', payUrl: '/cashier' })).toMatchObject({ type: 'redirect' });
  });

  test('of JSON', () => {
    expect(made({ form: JSON.stringify({ action: form.action, fields: form.fields }) })).toEqual(form);
  });

  test('that is sent by GET is an address', () => {
    const get = '<form method="get" action="https://cashier.example.com/pay?a=1"><input name="id" value="1 2"></form>';
    expect(made({ form: get })).toEqual({ type: 'redirect', url: 'https://cashier.example.com/pay?id=1+2' });
  });

  test.each([
    ['elsewhere', html.replace('openapi.alipay.com', 'evil.example')],
    ['a script', html.replace(/action="[^"]*"/, 'action="javascript:alert(1)"')],
    ['without an action', html.replace(/action="[^"]*"/, '')],
    ['of no form', '<p>支付</p>'],
    ['that is a plain text', 'pay'],
  ])('%s is no order', (_name, text) => {
    expect(made({ form: text })).toBeNull();
  });

  test('an origin with an asterisk covers its subdomains alone', () => {
    const rules = { ...RULES, formOrigins: ['https://*.pay.example'] };
    const to = (action: string) =>
      toCashierOrder({ form: JSON.stringify({ action, fields: { a: 'b' } }) }, 2, 'browser', rules) !== null;
    expect([to('https://h5.pay.example/x'), to('https://pay.example/x'), to('https://evilpay.example/x')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(to('http://h5.pay.example/x')).toBe(false);
  });
});

test('never throws, and never makes a script address', () => {
  const kinds = fc.constantFrom<HostAppKind>('wechat', 'alipay', 'native', 'browser');
  fc.assert(
    fc.property(fc.anything(), fc.webUrl(), fc.string(), kinds, (anything, url, text, kind) => {
      toCashierOrder(anything, 3, kind, RULES);
      for (const payUrl of [url, text, `javascript:${text}`, ` javascript:${text}`]) {
        const made = toCashierOrder({ payUrl }, 2, kind, RULES);
        if (made?.type === 'redirect') expect(made.url).toMatch(/^https:\/\//);
      }
    }),
  );
});
