import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import { authorizeByRedirect } from '@/host/page/authorizeByRedirect';
import { closePage } from '@/host/page/closePage';
import { createBridgeWaiter } from '@/host/page/createBridgeWaiter';
import { createPageApi } from '@/host/page/createPageApi';
import { createDocumentResumeSource, watchResume } from '@/host/page/watchResume';
import {
  createLocate,
  DEFAULT_LOCATE_TIMEOUT_MS,
  parseLocation,
  toCoordinateSystem,
} from '@/host/replies/createLocate';
import { DONE, hostError, hostValue } from '@/host/replies/hostError';
import { asRecord, asText } from '@/host/replies/hostReply';
import { settle, type SettleOptions, toPayReport, USER_TIMEOUT_MS } from '@/host/replies/settle';

import type { Host, HostMethod, HostResult, PayReport, ScanResult } from '../Host';
import type { HostEnv } from '../HostEnv';
import { createFileInputPicker } from '../images/createFileInputPicker';
import { parseAlipayErrorCode, parseAlipayPayReport, toAlipayErrorKind } from './alipayReplies';
import { getAlipayBridge } from './getAlipayBridge';

const OPEN_PLACE_LIMIT_MS = 5000;
const DEFAULT_ZOOM = 15;

const AUTHORIZE_HOST = 'openauth.alipay.com';

function parseAlipayScan(reply: unknown): ScanResult | null {
  const record = asRecord(reply);
  const qr = asText(record['qrCode']);
  if (qr !== '') return { text: qr, format: 'qr' };
  const bar = asText(record['barCode']);
  if (bar !== '') return { text: bar, format: 'bar' };
  const code = asText(record['code']);
  return code === '' ? null : { text: code, format: 'unknown' };
}

/** Alipay: uses the client's bridge directly, without a vendor script. */
export function createAlipayHost(env: HostEnv): Host {
  const { window } = env;
  const isBridgeReady = createBridgeWaiter(window, 'AlipayJSBridge', 'AlipayJSBridgeReady');
  const resumeSource = createDocumentResumeSource(window, 'resume', 'pageResume');
  const onResume: Host['onResume'] = (listener) => watchResume(window, listener, resumeSource);

  const call = async <T>(
    method: HostMethod,
    name: string,
    params: Readonly<Record<string, unknown>>,
    limits: SettleOptions,
    read: (reply: unknown) => HostResult<T>,
  ): Promise<HostResult<T>> => {
    const outerOptions: SettleOptions = limits.signal ? { signal: limits.signal } : {};
    return settle<T>(window, method, outerOptions, async (completeOuter) => {
      if (!(await isBridgeReady())) {
        completeOuter(hostError(method, 'unsupported'));
        return;
      }
      completeOuter(
        await settle<T>(window, method, limits, (complete) => {
          getAlipayBridge(window)?.call(name, params, (reply) => {
            const code = parseAlipayErrorCode(reply);
            complete(code === null ? read(reply) : hostError(method, toAlipayErrorKind(method, code), code));
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
      settle(window, 'ready', { signal }, async (complete) => {
        complete((await isBridgeReady()) ? DONE : hostError('ready', 'unsupported'));
      }),

    onRoute(_url, title) {
      const { document } = window;
      document.title = title;
      void isBridgeReady().then(() => {
        // A later route may have set its title while the bridge was awaited.
        if (document.title === title) getAlipayBridge(window)?.call('setTitle', { title: title === '' ? ' ' : title });
      });
    },

    locate: createLocate(({ timeoutMs = DEFAULT_LOCATE_TIMEOUT_MS, signal }) =>
      call('locate', 'getLocation', { requestType: 2 }, { timeoutMs, signal }, (reply) => {
        const located = parseLocation(asRecord(reply), 'gcj02');
        return located === null ? hostError('locate', 'unknown') : hostValue(located);
      }),
    ),

    openPlace: ({ point, name, address, zoom = DEFAULT_ZOOM }) =>
      settle(window, 'openPlace', {}, async (complete) => {
        const { lng, lat } = await toCoordinateSystem(point, 'gcj02');
        const params = { longitude: lng, latitude: lat, name, address, scale: zoom };
        complete(await call('openPlace', 'openLocation', params, { timeoutMs: OPEN_PLACE_LIMIT_MS }, () => DONE));
      }),

    scan: ({ formats = ['qr'], signal } = {}) =>
      call(
        'scan',
        'scan',
        // The client takes one kind of code; without one it reads both.
        formats.length === 1 ? { type: formats[0] } : {},
        { timeoutMs: USER_TIMEOUT_MS, signal, onResume },
        (reply) => {
          const scanned = parseAlipayScan(reply);
          return scanned === null ? hostError('scan', 'unknown') : hostValue(scanned);
        },
      ),

    // The page's file input works in this client. The client's own picker returns paths whose bytes a page may not
    // read.
    pickImages: createFileInputPicker(env, onResume),

    async pay(order) {
      if (order.type !== 'alipay-trade' && order.type !== 'alipay-orderstr') return 'failed';
      const params = order.type === 'alipay-trade' ? { tradeNO: order.tradeNO } : { orderStr: order.orderStr };
      const limits = { timeoutMs: USER_TIMEOUT_MS, onResume };
      return toPayReport(
        await call<PayReport>('pay', 'tradePay', params, limits, (reply) => hostValue(parseAlipayPayReport(reply))),
      );
    },

    authorize: (request) => authorizeByRedirect(env, AUTHORIZE_HOST, request),

    // The client shares through its own menu, whose content a page cannot set.
    setShare: () => Promise.resolve(hostError('setShare', 'unsupported')),

    chooseInvoiceTitle: () => Promise.resolve(hostError('chooseInvoiceTitle', 'unsupported')),

    close: () => {
      const bridge = getAlipayBridge(window);
      return closePage(window, bridge === undefined ? null : () => bridge.call('exitApp', {}));
    },

    onResume,
    pageApi: createPageApi(env, onResume),
  };
}
