import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import { authorizeByRedirect } from '@/host/page/authorizeByRedirect';
import { closePage } from '@/host/page/closePage';
import { createBridgeWaiter } from '@/host/page/createBridgeWaiter';
import { createPageProvidedFeatures } from '@/host/page/createPageProvidedFeatures';
import { createHostResumeSource, watchPageResume } from '@/host/page/watchPageResume';
import {
  createCachedLocate,
  DEFAULT_LOCATE_TIMEOUT_MS,
  toDeviceLocation,
  toPointInCoordinateSystem,
} from '@/host/replies/createCachedLocate';
import { createHostError, createHostSuccess, HOST_SUCCESS_WITHOUT_VALUE } from '@/host/replies/createHostError';
import { hostReplyAsRecord, hostReplyValueAsText } from '@/host/replies/hostReply';
import {
  HOST_USER_ACTION_TIMEOUT_MS,
  type HostCallOptions,
  promisifyHostCall,
  reportFromHostPaymentResult,
} from '@/host/replies/promisifyHostCall';

import type { HostAdapter, HostAdapterMethod, HostPaymentReport, HostResult, ScanResult } from '../HostAdapter';
import type { HostAdapterEnv } from '../HostAdapterEnv';
import { createFileInputImagePicker } from '../images/createFileInputImagePicker';
import { parseAlipayErrorCode, parseAlipayPaymentReport, toAlipayErrorKind } from './alipayReplies';
import { getAlipayBridge } from './getAlipayBridge';

const OPEN_PLACE_LIMIT_MS = 5000;
const DEFAULT_ZOOM = 15;

const AUTHORIZE_HOST = 'openauth.alipay.com';

function parseAlipayScan(reply: unknown): ScanResult | null {
  const record = hostReplyAsRecord(reply);
  const qr = hostReplyValueAsText(record['qrCode']);
  if (qr !== '') return { text: qr, format: 'qr' };
  const bar = hostReplyValueAsText(record['barCode']);
  if (bar !== '') return { text: bar, format: 'bar' };
  const code = hostReplyValueAsText(record['code']);
  return code === '' ? null : { text: code, format: 'unknown' };
}

/** Alipay: uses the client's bridge directly, without a vendor script. */
export function createAlipayHostAdapter(env: HostAdapterEnv): HostAdapter {
  const { window } = env;
  const isBridgeReady = createBridgeWaiter(window, 'AlipayJSBridge', 'AlipayJSBridgeReady');
  const resumeSource = createHostResumeSource(window, 'resume', 'pageResume');
  const onResume: HostAdapter['onResume'] = (listener) => watchPageResume(window, listener, resumeSource);

  const call = async <T>(
    method: HostAdapterMethod,
    name: string,
    params: Readonly<Record<string, unknown>>,
    limits: HostCallOptions,
    read: (reply: unknown) => HostResult<T>,
  ): Promise<HostResult<T>> => {
    const outerOptions: HostCallOptions = limits.signal ? { signal: limits.signal } : {};
    return promisifyHostCall<T>(window, method, outerOptions, async (completeOuter) => {
      if (!(await isBridgeReady())) {
        completeOuter(createHostError(method, 'unsupported'));
        return;
      }
      completeOuter(
        await promisifyHostCall<T>(window, method, limits, (complete) => {
          getAlipayBridge(window)?.call(name, params, (reply) => {
            const code = parseAlipayErrorCode(reply);
            complete(code === null ? read(reply) : createHostError(method, toAlipayErrorKind(method, code), code));
          });
        }),
      );
    });
  };

  return {
    kind: 'alipay',
    clientType: CLIENT_TYPE.alipay,
    caps: {
      locate: true,
      openPlace: true,
      scan: true,
      pickImages: true,
      share: false,
      invoiceTitles: false,
      silentSignIn: true,
      close: true,
      payChannels: [PAY_CHANNEL.alipay],
    },

    ready: (signal) =>
      promisifyHostCall(window, 'ready', { signal }, async (complete) => {
        complete((await isBridgeReady()) ? HOST_SUCCESS_WITHOUT_VALUE : createHostError('ready', 'unsupported'));
      }),

    onRoute(_url, title) {
      const { document } = window;
      document.title = title;
      void isBridgeReady().then(() => {
        // A later route may have set its title while the bridge was awaited.
        if (document.title === title) getAlipayBridge(window)?.call('setTitle', { title: title === '' ? ' ' : title });
      });
    },

    locate: createCachedLocate(({ timeoutMs = DEFAULT_LOCATE_TIMEOUT_MS, signal }) =>
      call('locate', 'getLocation', { requestType: 2 }, { timeoutMs, signal }, (reply) => {
        const located = toDeviceLocation(hostReplyAsRecord(reply), 'gcj02');
        return located === null ? createHostError('locate', 'unknown') : createHostSuccess(located);
      }),
    ),

    openPlace: ({ point, name, address, zoom = DEFAULT_ZOOM }) =>
      promisifyHostCall(window, 'openPlace', {}, async (complete) => {
        const { lng, lat } = await toPointInCoordinateSystem(point, 'gcj02');
        const params = { longitude: lng, latitude: lat, name, address, scale: zoom };
        complete(
          await call(
            'openPlace',
            'openLocation',
            params,
            { timeoutMs: OPEN_PLACE_LIMIT_MS },
            () => HOST_SUCCESS_WITHOUT_VALUE,
          ),
        );
      }),

    scan: ({ formats = ['qr'], signal } = {}) =>
      call(
        'scan',
        'scan',
        // The client takes one kind of code; without one it reads both.
        formats.length === 1 ? { type: formats[0] } : {},
        { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, signal, onResume },
        (reply) => {
          const scanned = parseAlipayScan(reply);
          return scanned === null ? createHostError('scan', 'unknown') : createHostSuccess(scanned);
        },
      ),

    // The page's file input works in this client. The client's own picker returns paths whose bytes a page may not
    // read.
    pickImages: createFileInputImagePicker(env, onResume),

    async pay(order) {
      if (order.type !== 'alipay-trade' && order.type !== 'alipay-orderstr') return 'failed';
      const params = order.type === 'alipay-trade' ? { tradeNO: order.tradeNO } : { orderStr: order.orderStr };
      const limits = { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, onResume };
      return reportFromHostPaymentResult(
        await call<HostPaymentReport>('pay', 'tradePay', params, limits, (reply) =>
          createHostSuccess(parseAlipayPaymentReport(reply)),
        ),
      );
    },

    authorize: (request) => authorizeByRedirect(env, AUTHORIZE_HOST, request),

    // The client shares through its own menu, whose content a page cannot set.
    setShare: () => Promise.resolve(createHostError('setShare', 'unsupported')),

    chooseInvoiceTitle: () => Promise.resolve(createHostError('chooseInvoiceTitle', 'unsupported')),

    close: () => {
      const bridge = getAlipayBridge(window);
      return closePage(window, bridge === undefined ? null : () => bridge.call('exitApp', {}));
    },

    onResume,
    pageApi: createPageProvidedFeatures(env, onResume),
  };
}
