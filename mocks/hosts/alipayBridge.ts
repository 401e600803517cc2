import type { PretendBridgeOptions } from './pretendBridge';
import { installVendorBridge, type VendorBridge } from './vendorBridge';

/** A pretend AlipayJSBridge. Coordinates are strings, as the real client sends them. Self-contained: its text also runs in a browser page. */
export function alipayBridge(): VendorBridge {
  return {
    global: 'AlipayJSBridge',
    answers: {
      getLocation: { latitude: '30.2741', longitude: '120.1551', accuracy: '30', city: '杭州市' },
      openLocation: {},
      scan: { qrCode: 'https://example.com/scan' },
      tradePay: { resultCode: '9000', memo: '', result: '' },
      setTitle: {},
      exitApp: {},
    },
    unknown: () => ({ error: 1 }),
    members: (answering) => ({ call: answering }),
  };
}

export const installAlipayBridge = (window: Window, options?: PretendBridgeOptions) =>
  installVendorBridge(window, alipayBridge(), options);
