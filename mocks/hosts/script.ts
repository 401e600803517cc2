import type { HostAppKind } from '@/host/HostAdapter';

import { alipayBridge } from './alipayBridge';
import { openCashierSheet } from './cashierSheet';
import { installNativeShell } from './nativeShell';
import { USER_AGENTS } from './userAgents';
import { installVendorBridge } from './vendorBridge';
import { wechatBridge } from './wechatBridge';
import { installWechatSdk } from './wechatSdkStandIn';

export interface PretendHostOptions {
  /** The location that the pretend host reports, GCJ-02 degrees. Hangzhou by default. */
  place?: { lng: number; lat: number };
}

/** The host named by `?host=wechat|alipay|app|browser`, null for any other text. */
export function pretendHostKind(name: string | null | undefined): HostAppKind | null {
  if (name === 'app' || name === 'native') return 'native';
  return name === 'wechat' || name === 'alipay' || name === 'browser' ? name : null;
}

/**
 * The text of a script that makes any browser look like this host: user agent, bridge, and a cashier sheet. It must run before the app's own scripts.
 * For a plain browser nothing is installed: the payment opens the mock cashier's page.
 */
export function pretendHostScript(kind: HostAppKind, options: PretendHostOptions = {}): string {
  if (kind === 'browser') return '';
  const { lng, lat } = options.place ?? { lng: 120.1551, lat: 30.2741 };
  const parts = {
    wechat: [installVendorBridge, wechatBridge, installWechatSdk, startWechat],
    alipay: [installVendorBridge, alipayBridge, startAlipay],
    native: [installNativeShell, startNative],
  }[kind];
  const values = { lng, lat };
  return [
    '(function () {',
    "'use strict';",
    `Object.defineProperty(navigator, 'userAgent', { configurable: true, value: ${JSON.stringify(USER_AGENTS[kind])} });`,
    `var openCashierSheet = ${String(openCashierSheet)};`,
    ...parts.slice(0, -1).map((part) => `var ${part.name} = ${String(part)};`),
    `(${String(parts.at(-1))})({ openCashierSheet: openCashierSheet, ${parts
      .slice(0, -1)
      .map((part) => `${part.name}: ${part.name}`)
      .join(', ')} }, ${JSON.stringify(values)});`,
    '})();',
  ].join('\n');
}

interface Place {
  lng: number;
  lat: number;
}

interface Parts {
  openCashierSheet: typeof openCashierSheet;
  installVendorBridge: typeof installVendorBridge;
  wechatBridge: typeof wechatBridge;
  installWechatSdk: typeof installWechatSdk;
  alipayBridge: typeof alipayBridge;
  installNativeShell: typeof installNativeShell;
}

// The code below runs in the browser page only, as text. It may use nothing but its parameters and the page.

function startWechat(parts: Parts, place: Place): void {
  parts.installVendorBridge(window, parts.wechatBridge(), {
    answers: {
      geoLocation: { err_msg: 'geo_location:ok', longitude: place.lng, latitude: place.lat, speed: 0, accuracy: 30 },
      scanQRCode: () => {
        const text = window.prompt('模拟扫码:输入二维码内容', '');
        return text ? { err_msg: 'scanQRCode:ok', resultStr: text } : { err_msg: 'scanQRCode:cancel' };
      },
      getBrandWCPayRequest: (params) => {
        const prepayId = String(params['package']).replace('prepay_id=', '');
        const order = { payId: prepayId, title: '微信支付', received: { prepayId: prepayId } };
        return parts.openCashierSheet(window, order).then((outcome) => {
          if (outcome === 'silent') return null;
          const word = { paid: 'ok', cancelled: 'cancel', failed: 'fail' }[outcome];
          return { err_msg: 'get_brand_wcpay_request:' + word };
        });
      },
    },
  });
  parts.installWechatSdk(window);
}

function startAlipay(parts: Parts, place: Place): void {
  parts.installVendorBridge(window, parts.alipayBridge(), {
    answers: {
      getLocation: { longitude: String(place.lng), latitude: String(place.lat), accuracy: '30', city: '杭州市' },
      scan: () => {
        const text = window.prompt('模拟扫码:输入二维码内容', '');
        return text ? { qrCode: text } : { error: 10 };
      },
      tradePay: (params) => {
        const tradeNO = String(params['tradeNO'] ?? params['orderStr']);
        const order = { payId: tradeNO, title: '支付宝', received: { tradeNO: tradeNO } };
        return parts.openCashierSheet(window, order).then((outcome) => {
          if (outcome === 'silent') return null;
          return { resultCode: { paid: '9000', cancelled: '6001', failed: '4000' }[outcome], memo: '', result: '' };
        });
      },
    },
  });
}

function startNative(parts: Parts, place: Place): void {
  parts.installNativeShell(window, {
    answers: {
      locate: { ok: true, result: { lng: place.lng, lat: place.lat, system: 'gcj02', accuracyM: 12, city: '杭州市' } },
      scan: () => {
        const text = window.prompt('模拟扫码:输入二维码内容', '');
        return text
          ? { ok: true, result: { text: text, format: 'qr' } }
          : { ok: false, error: { kind: 'cancelled', code: '' } };
      },
      // The driver of the shell is the first driver of the world. Their tickets are valid once.
      getTicket: () =>
        window
          .fetch('/__mocks/ticket', { method: 'POST', body: '{}' })
          .then((response) => response.json() as Promise<{ ticket: string; openid: string }>)
          .then((said) => ({ ok: true, result: said })),
      pay: (params) => {
        const payload = String(params['payload']);
        const order = { payId: payload, title: '应用内支付', received: { payload: payload } };
        return parts.openCashierSheet(window, order).then((outcome) => {
          if (outcome === 'silent') return null;
          const report = { paid: 'reported-ok', cancelled: 'cancelled', failed: 'failed' }[outcome];
          return { ok: true, result: { report: report } };
        });
      },
    },
  });
}
