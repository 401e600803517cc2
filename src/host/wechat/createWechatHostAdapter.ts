import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import { authorizeByRedirect } from '@/host/page/authorizeByRedirect';
import { closePage } from '@/host/page/closePage';
import { createBridgeWaiter } from '@/host/page/createBridgeWaiter';
import { createPageProvidedFeatures } from '@/host/page/createPageProvidedFeatures';
import { isShareableLink } from '@/host/page/isShareableLink';
import { watchPageResume } from '@/host/page/watchPageResume';
import {
  createCachedLocate,
  DEFAULT_LOCATE_TIMEOUT_MS,
  toDeviceLocation,
  toPointInCoordinateSystem,
} from '@/host/replies/createCachedLocate';
import { createHostError, createHostSuccess, HOST_SUCCESS_WITHOUT_VALUE } from '@/host/replies/createHostError';
import { hostReplyAsRecord } from '@/host/replies/hostReply';
import {
  HOST_USER_ACTION_TIMEOUT_MS,
  promisifyHostCall,
  reportFromHostPaymentResult,
} from '@/host/replies/promisifyHostCall';

import type { HostAdapter, HostPaymentReport, ScanRequest } from '../HostAdapter';
import type { HostAdapterEnv } from '../HostAdapterEnv';
import { createWechatImagePicker } from './createWechatImagePicker';
import { createWechatSignedCaller } from './createWechatSignedCaller';
import { getWeixinBridge } from './getWeixinBridge';
import { parseWechatInvoiceTitle } from './parseWechatInvoiceTitle';
import { parseWechatScan } from './parseWechatScan';
import { parseWechatPaymentReport } from './wechatReplies';
import type { WechatSdkMethod } from './wechatSdk';

const OPEN_PLACE_LIMIT_MS = 5000;
const SHARE_LIMIT_MS = 5000;

/** The WeChat client's own default, which shows a street corner. */
const DEFAULT_ZOOM = 16;

const AUTHORIZE_HOST = 'open.weixin.qq.com';

/** WeChat: the cashier and the window use the plain bridge, everything else the signed SDK. */
export function createWechatHostAdapter(env: HostAdapterEnv): HostAdapter {
  const { window } = env;
  const isBridgeReady = createBridgeWaiter(window, 'WeixinJSBridge', 'WeixinJSBridgeReady');
  const callSigned = createWechatSignedCaller(env, isBridgeReady);
  const onResume: HostAdapter['onResume'] = (listener) => watchPageResume(window, listener);

  return {
    kind: 'wechat',
    clientType: CLIENT_TYPE.wechat,
    caps: {
      locate: true,
      openPlace: true,
      scan: true,
      pickImages: true,
      share: true,
      invoiceTitles: true,
      silentSignIn: true,
      close: true,
      payChannels: [PAY_CHANNEL.wechat],
    },

    ready: (signal) =>
      promisifyHostCall(window, 'ready', { signal }, async (complete) => {
        complete((await isBridgeReady()) ? HOST_SUCCESS_WITHOUT_VALUE : createHostError('ready', 'unsupported'));
      }),

    // No new signature is needed here. Each call creates one for the current address.
    onRoute(_url, title) {
      window.document.title = title;
    },

    locate: createCachedLocate(({ timeoutMs = DEFAULT_LOCATE_TIMEOUT_MS, signal }) =>
      callSigned({
        method: 'locate',
        call: 'getLocation',
        // The client's own default is wgs84.
        params: { type: 'gcj02' },
        limits: { timeoutMs, signal },
        read: (reply) => {
          const located = toDeviceLocation(hostReplyAsRecord(reply), 'gcj02');
          return located === null ? createHostError('locate', 'unknown') : createHostSuccess(located);
        },
      }),
    ),

    openPlace: ({ point, name, address, zoom = DEFAULT_ZOOM }) =>
      promisifyHostCall(window, 'openPlace', {}, async (complete) => {
        const { lng, lat } = await toPointInCoordinateSystem(point, 'gcj02');
        complete(
          await callSigned({
            method: 'openPlace',
            call: 'openLocation',
            params: { latitude: lat, longitude: lng, name, address, scale: zoom },
            limits: { timeoutMs: OPEN_PLACE_LIMIT_MS },
            read: () => HOST_SUCCESS_WITHOUT_VALUE,
          }),
        );
      }),

    scan: ({ formats = ['qr'], signal }: ScanRequest = {}) =>
      callSigned({
        method: 'scan',
        call: 'scanQRCode',
        // Without needResult WeChat opens the scanned content itself and does not return it to the page.
        params: { needResult: 1, scanType: formats.map((format) => (format === 'qr' ? 'qrCode' : 'barCode')) },
        limits: { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, signal, onResume },
        read: (reply) => {
          const scanned = parseWechatScan(reply, formats);
          return scanned === null ? createHostError('scan', 'unknown') : createHostSuccess(scanned);
        },
      }),

    pickImages: createWechatImagePicker(env, callSigned, onResume),

    async pay(order) {
      if (order.type !== 'wechat-jsapi' || !(await isBridgeReady())) return 'failed';
      const { appId, timeStamp, nonceStr, package: prepay, signType, paySign } = order;
      const params = { appId, timeStamp, nonceStr, package: prepay, signType, paySign };
      return reportFromHostPaymentResult(
        await promisifyHostCall<HostPaymentReport>(
          window,
          'pay',
          { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, onResume },
          (complete) => {
            // The plain bridge needs no signature of the page, and the SDK's chooseWXPay changes the signing method.
            const bridge = getWeixinBridge(window);
            if (bridge === undefined) complete(createHostError('pay', 'unsupported'));
            else
              bridge.invoke('getBrandWCPayRequest', params, (reply) =>
                complete(createHostSuccess(parseWechatPaymentReport(reply))),
              );
          },
        ),
      );
    },

    authorize: (request) => authorizeByRedirect(env, AUTHORIZE_HOST, request),

    async setShare(content) {
      if (!isShareableLink(content, window)) return createHostError('setShare', 'failed', 'link not allowed');
      const { title, desc, link, imgUrl } = content;
      const limits = { timeoutMs: SHARE_LIMIT_MS };
      const share = (call: WechatSdkMethod, params: Readonly<Record<string, string>>) =>
        callSigned<void>({ method: 'setShare', call, params, limits, read: () => HOST_SUCCESS_WITHOUT_VALUE });
      const friendsResult = await share('updateAppMessageShareData', { title, desc, link, imgUrl });
      return friendsResult.ok ? share('updateTimelineShareData', { title, link, imgUrl }) : friendsResult;
    },

    chooseInvoiceTitle: () =>
      callSigned({
        method: 'chooseInvoiceTitle',
        call: 'chooseInvoiceTitle',
        // 1: to have an invoice made.
        params: { scene: '1' },
        limits: { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, onResume },
        read: (reply) => {
          const title = parseWechatInvoiceTitle(reply);
          return title === null ? createHostError('chooseInvoiceTitle', 'unknown') : createHostSuccess(title);
        },
      }),

    close: () => {
      const bridge = getWeixinBridge(window);
      return closePage(window, bridge === undefined ? null : () => bridge.call('closeWindow'));
    },

    onResume,
    pageApi: createPageProvidedFeatures(env, onResume),
  };
}
