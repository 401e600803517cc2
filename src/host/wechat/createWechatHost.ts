import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import { authorizeByRedirect } from '@/host/page/authorizeByRedirect';
import { createBridgeWait } from '@/host/page/awaitBridge';
import { closePage } from '@/host/page/closePage';
import { createPageMeans } from '@/host/page/pageMeans';
import { isShareable } from '@/host/page/shareLink';
import { watchResume } from '@/host/page/watchResume';
import { DONE, hostError, hostValue } from '@/host/replies/hostError';
import { asRecord } from '@/host/replies/hostReply';
import { createLocate, DEFAULT_LOCATE_MS, inSystem, readLocated } from '@/host/replies/located';
import { settle, toPayReport, USER_LIMIT_MS } from '@/host/replies/settle';

import type { Host, PayReport, ScanRequest } from '../Host';
import type { HostEnv } from '../HostEnv';
import { pickWechatImages } from './pickWechatImages';
import { readInvoiceTitle } from './readInvoiceTitle';
import { readScan } from './readScan';
import { createSignedCalls } from './signedCalls';
import { wechatPayReport } from './wechatReplies';
import type { SdkCall } from './wechatSdk';
import { weixinBridge } from './weixinBridge';

const OPEN_PLACE_LIMIT_MS = 5000;
const SHARE_LIMIT_MS = 5000;

/** The WeChat client's own default, which shows a street corner. */
const DEFAULT_ZOOM = 16;

const AUTHORIZE_HOST = 'open.weixin.qq.com';

/** WeChat: the cashier and the window use the plain bridge, everything else the signed SDK. */
export function createWechatHost(env: HostEnv): Host {
  const { window } = env;
  const bridgeStands = createBridgeWait(window, 'WeixinJSBridge', 'WeixinJSBridgeReady');
  const callSigned = createSignedCalls(env, bridgeStands);
  const onResume: Host['onResume'] = (listener) => watchResume(window, listener);

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
      settle(window, 'ready', { signal }, async (answer) => {
        answer((await bridgeStands()) ? DONE : hostError('ready', 'unsupported'));
      }),

    // No new signature is needed here. It is made for the current address at the time of each call.
    onRoute(_url, title) {
      window.document.title = title;
    },

    locate: createLocate(({ timeoutMs = DEFAULT_LOCATE_MS, signal }) =>
      callSigned({
        method: 'locate',
        call: 'getLocation',
        // The client's own default is wgs84.
        params: { type: 'gcj02' },
        limits: { timeoutMs, signal },
        read: (reply) => {
          const located = readLocated(asRecord(reply), 'gcj02');
          return located === null ? hostError('locate', 'unknown') : hostValue(located);
        },
      }),
    ),

    openPlace: ({ point, name, address, zoom = DEFAULT_ZOOM }) =>
      settle(window, 'openPlace', {}, async (answer) => {
        const { lng, lat } = await inSystem(point, 'gcj02');
        answer(
          await callSigned({
            method: 'openPlace',
            call: 'openLocation',
            params: { latitude: lat, longitude: lng, name, address, scale: zoom },
            limits: { timeoutMs: OPEN_PLACE_LIMIT_MS },
            read: () => DONE,
          }),
        );
      }),

    scan: ({ formats = ['qr'], signal }: ScanRequest = {}) =>
      callSigned({
        method: 'scan',
        call: 'scanQRCode',
        // Without needResult WeChat opens the scanned content itself and does not return it to the page.
        params: { needResult: 1, scanType: formats.map((format) => (format === 'qr' ? 'qrCode' : 'barCode')) },
        limits: { timeoutMs: USER_LIMIT_MS, signal, onResume },
        read: (reply) => {
          const scanned = readScan(reply, formats);
          return scanned === null ? hostError('scan', 'unknown') : hostValue(scanned);
        },
      }),

    pickImages: pickWechatImages(env, callSigned, onResume),

    async pay(order) {
      if (order.type !== 'wechat-jsapi' || !(await bridgeStands())) return 'failed';
      const { appId, timeStamp, nonceStr, package: prepay, signType, paySign } = order;
      const params = { appId, timeStamp, nonceStr, package: prepay, signType, paySign };
      return toPayReport(
        await settle<PayReport>(window, 'pay', { timeoutMs: USER_LIMIT_MS, onResume }, (answer) => {
          // The plain bridge needs no signature of the page, and the SDK's chooseWXPay changes the signing method.
          const bridge = weixinBridge(window);
          if (bridge === undefined) answer(hostError('pay', 'unsupported'));
          else bridge.invoke('getBrandWCPayRequest', params, (reply) => answer(hostValue(wechatPayReport(reply))));
        }),
      );
    },

    authorize: (request) => authorizeByRedirect(env, AUTHORIZE_HOST, request),

    async setShare(content) {
      if (!isShareable(content, window)) return hostError('setShare', 'failed', 'link not allowed');
      const { title, desc, link, imgUrl } = content;
      const limits = { timeoutMs: SHARE_LIMIT_MS };
      const share = (call: SdkCall, params: Readonly<Record<string, string>>) =>
        callSigned<void>({ method: 'setShare', call, params, limits, read: () => DONE });
      const toFriends = await share('updateAppMessageShareData', { title, desc, link, imgUrl });
      return toFriends.ok ? share('updateTimelineShareData', { title, link, imgUrl }) : toFriends;
    },

    chooseInvoiceTitle: () =>
      callSigned({
        method: 'chooseInvoiceTitle',
        call: 'chooseInvoiceTitle',
        // 1: to have an invoice made.
        params: { scene: '1' },
        limits: { timeoutMs: USER_LIMIT_MS, onResume },
        read: (reply) => {
          const title = readInvoiceTitle(reply);
          return title === null ? hostError('chooseInvoiceTitle', 'unknown') : hostValue(title);
        },
      }),

    close: () => {
      const bridge = weixinBridge(window);
      return closePage(window, bridge === undefined ? null : () => bridge.call('closeWindow'));
    },

    onResume,
    means: createPageMeans(env, onResume),
  };
}
