import type { PretendBridgeOptions } from './pretendBridge';
import { installVendorBridge, type VendorBridge } from './vendorBridge';

/** A pretend WeixinJSBridge. Self-contained: its text also runs in a browser page. */
export function wechatBridge(): VendorBridge {
  return {
    global: 'WeixinJSBridge',
    answers: {
      preVerifyJSAPI: { err_msg: 'config:ok' },
      getNetworkType: { err_msg: 'network_type:wifi' },
      geoLocation: { err_msg: 'geo_location:ok', latitude: 30.2741, longitude: 120.1551, speed: 0, accuracy: 30 },
      openLocation: { err_msg: 'open_location:ok' },
      scanQRCode: { err_msg: 'scanQRCode:ok', resultStr: 'https://example.com/scan' },
      getBrandWCPayRequest: { err_msg: 'get_brand_wcpay_request:ok' },
      // As in an Android client: the list is JSON text, and the image bytes have no prefix.
      chooseImage: { err_msg: 'choose_image:ok', localIds: '["weixin://resourceid/1"]' },
      getLocalImgData: {
        err_msg: 'getLocalImgData:ok',
        localData: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      },
      updateAppMessageShareData: { err_msg: 'updateAppMessageShareData:ok' },
      updateTimelineShareData: { err_msg: 'updateTimelineShareData:ok' },
      chooseInvoiceTitle: {
        err_msg: 'chooseInvoiceTitle:ok',
        choose_invoice_title_info: JSON.stringify({
          type: '0',
          title: '深圳市海风科技有限公司',
          taxNumber: '91440300MA5FKT6R12',
          companyAddress: '深圳市南山区科苑路15号',
          telephone: '0755-86000000',
          bankName: '中国银行深圳科苑支行',
          bankAccount: '7575000000012345',
        }),
      },
    },
    unknown: (name) => ({ err_msg: name + ':function not exist' }),
    members: (answering, note) => ({
      invoke: answering,
      on(name: string) {
        note('on:' + name);
      },
      call(name: string) {
        note(name);
      },
    }),
  };
}

export const installWechatBridge = (window: Window, options?: PretendBridgeOptions) =>
  installVendorBridge(window, wechatBridge(), options);
