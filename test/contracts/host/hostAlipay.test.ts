/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createAlipayHostAdapter } from '@/host/alipay/createAlipayHostAdapter';

import { installAlipayBridge } from '../../../mocks/hosts/alipayBridge';
import type { PretendAnswer, PretendBridgeOptions } from '../../../mocks/hosts/pretendBridge';
import { makeBench, pretendHosts, within } from './hostBench';

const standing = pretendHosts();

function makeAlipay(options: PretendBridgeOptions = {}) {
  const bench = makeBench('alipay');
  const bridge = standing(installAlipayBridge(bench.window, options));
  return { ...bench, bridge, host: createAlipayHostAdapter(bench.env) };
}

const TRADE = { type: 'alipay-trade', tradeNO: 't1' } as const;

test.each<[PretendAnswer, string]>([
  [{ resultCode: '9000' }, 'reported-ok'],
  [{ resultCode: 9000 }, 'reported-ok'],
  [{ resultCode: '8000' }, 'processing'],
  [{ resultCode: '6004' }, 'processing'],
  [{ resultCode: '4000' }, 'failed'],
  [{ resultCode: '6001' }, 'cancelled'],
  [{ resultCode: '99' }, 'cancelled'],
  [{ resultCode: '6002' }, 'unknown'],
  [{ resultCode: '7777' }, 'unknown'],
  [{}, 'unknown'],
  [{ error: 1 }, 'failed'],
  [{ error: 4 }, 'failed'],
  [{ error: 10 }, 'cancelled'],
  [{ error: 999 }, 'unknown'],
  [{ error: undefined, resultCode: '9000' }, 'reported-ok'],
  [{ error: 0, resultCode: '9000' }, 'reported-ok'],
])('pay: %j → %s', async (answer, report) => {
  const { host } = makeAlipay({ answers: { tradePay: answer } });
  expect(await within(1000, host.pay(TRADE))).toBe(report);
});

test('pay passes on exactly the order', async () => {
  const { host, bridge } = makeAlipay();
  await within(1000, host.pay(TRADE));
  await within(1000, host.pay({ type: 'alipay-orderstr', orderStr: 'a=1&b=2' }));
  expect(bridge.log).toEqual([
    { name: 'tradePay', params: { tradeNO: 't1' } },
    { name: 'tradePay', params: { orderStr: 'a=1&b=2' } },
  ]);
});

test.each<[PretendAnswer, string]>([
  [{ error: 11 }, 'denied'],
  [{ error: '2001' }, 'denied'],
  [{ error: 2002 }, 'denied'],
  [{ error: 12 }, 'failed'],
  [{ error: 13 }, 'failed'],
  [{ error: 14 }, 'failed'],
  [{ error: 2 }, 'failed'],
  [{ error: 1 }, 'unsupported'],
  [{ error: 4 }, 'unsupported'],
  [{ error: 10 }, 'cancelled'],
  [{ error: 3 }, 'unknown'],
  [{ latitude: '', longitude: '' }, 'unknown'],
  [{ latitude: '95', longitude: '120' }, 'unknown'],
])('locate: %j → %s', async (answer, kind) => {
  const { host } = makeAlipay({ answers: { getLocation: answer } });
  expect(await within(1000, host.locate())).toMatchObject({ ok: false, kind, method: 'locate' });
});

test('coordinates given as text become numbers', async () => {
  const { host, bridge } = makeAlipay();
  expect(await within(1000, host.locate())).toMatchObject({
    ok: true,
    value: { lng: 120.1551, lat: 30.2741, system: 'gcj02', accuracyM: 30, city: '杭州市' },
  });
  expect(bridge.log).toEqual([{ name: 'getLocation', params: { requestType: 2 } }]);
});

test.each<[PretendAnswer, object]>([
  [{ qrCode: 'q' }, { ok: true, value: { text: 'q', format: 'qr' } }],
  [{ barCode: 'b' }, { ok: true, value: { text: 'b', format: 'bar' } }],
  [{ error: 10 }, { ok: false, kind: 'cancelled' }],
  [{ error: 11 }, { ok: false, kind: 'failed' }],
  [{}, { ok: false, kind: 'unknown' }],
])('scan: %j → %j', async (answer, result) => {
  const { host } = makeAlipay({ answers: { scan: answer } });
  expect(await within(1000, host.scan())).toMatchObject(result);
});

test('waits for a late bridge, and sets the title of the last route on it', async () => {
  const { host, bridge } = makeAlipay({ installAfterMs: 500 });
  host.onRoute('/a', '首页');
  host.onRoute('/b', '缴费');
  expect(await within(1000, host.pay(TRADE))).toBe('reported-ok');
  expect(bridge.log.filter(({ name }) => name === 'setTitle')).toEqual([
    { name: 'setTitle', params: { title: '缴费' } },
  ]);
});

test("the client's own events count as returns too", async () => {
  const { host } = makeAlipay();
  const seen: string[] = [];
  const stop = host.onResume((why) => seen.push(why));
  document.dispatchEvent(new Event('resume'));
  document.dispatchEvent(new Event('pageResume'));
  expect(seen).toEqual(['host-resume']);
  await jest.advanceTimersByTimeAsync(301);
  document.dispatchEvent(new Event('pageResume'));
  stop();
  await jest.advanceTimersByTimeAsync(301);
  document.dispatchEvent(new Event('resume'));
  expect(seen).toEqual(['host-resume', 'host-resume']);
});

test('authorize opens Alipay pages only', async () => {
  const { host, moves } = makeAlipay();
  const good = 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm?app_id=1';
  const ask = (startUrl: string) => within(1000, host.authorize({ scope: 'base', returnPath: '/home', startUrl }));
  expect(await ask('https://open.weixin.qq.com/connect')).toMatchObject({ ok: false });
  expect(await ask(good)).toMatchObject({ ok: true, value: { leaving: true } });
  expect(moves.replaced).toEqual([good]);
});
