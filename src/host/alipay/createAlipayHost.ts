import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import { authorizeByRedirect } from '@/host/page/authorizeByRedirect';
import { createBridgeWait } from '@/host/page/awaitBridge';
import { closePage } from '@/host/page/closePage';
import { createPageMeans } from '@/host/page/pageMeans';
import { documentEvents, watchResume } from '@/host/page/watchResume';
import { DONE, hostError, hostValue } from '@/host/replies/hostError';
import { asRecord, asText } from '@/host/replies/hostReply';
import { createLocate, DEFAULT_LOCATE_MS, inSystem, readLocated } from '@/host/replies/located';
import { settle, type SettleLimits, toPayReport, USER_LIMIT_MS } from '@/host/replies/settle';

import type { Host, HostMethod, HostResult, PayReport, Scanned } from '../Host';
import type { HostEnv } from '../HostEnv';
import { pickFromPage } from '../images/pickFromPage';
import { alipayBridge } from './alipayBridge';
import { alipayError, alipayPayReport, alipayTrouble } from './alipayReplies';

const OPEN_PLACE_LIMIT_MS = 5000;
const DEFAULT_ZOOM = 15;

const AUTHORIZE_HOST = 'openauth.alipay.com';

function readScan(reply: unknown): Scanned | null {
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
  const bridgeStands = createBridgeWait(window, 'AlipayJSBridge', 'AlipayJSBridgeReady');
  const resumeSource = documentEvents(window, 'resume', 'pageResume');
  const onResume: Host['onResume'] = (listener) => watchResume(window, listener, resumeSource);

  const call = async <T>(
    method: HostMethod,
    name: string,
    params: Readonly<Record<string, unknown>>,
    limits: SettleLimits,
    read: (reply: unknown) => HostResult<T>,
  ): Promise<HostResult<T>> => {
    const outer: SettleLimits = limits.signal ? { signal: limits.signal } : {};
    return settle<T>(window, method, outer, async (answerAll) => {
      if (!(await bridgeStands())) {
        answerAll(hostError(method, 'unsupported'));
        return;
      }
      answerAll(
        await settle<T>(window, method, limits, (answer) => {
          alipayBridge(window)?.call(name, params, (reply) => {
            const code = alipayError(reply);
            answer(code === null ? read(reply) : hostError(method, alipayTrouble(method, code), code));
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
      settle(window, 'ready', { signal }, async (answer) => {
        answer((await bridgeStands()) ? DONE : hostError('ready', 'unsupported'));
      }),

    onRoute(_url, title) {
      const { document } = window;
      document.title = title;
      void bridgeStands().then(() => {
        // A later route may have set its title while the bridge was awaited.
        if (document.title === title) alipayBridge(window)?.call('setTitle', { title: title === '' ? ' ' : title });
      });
    },

    locate: createLocate(({ timeoutMs = DEFAULT_LOCATE_MS, signal }) =>
      call('locate', 'getLocation', { requestType: 2 }, { timeoutMs, signal }, (reply) => {
        const located = readLocated(asRecord(reply), 'gcj02');
        return located === null ? hostError('locate', 'unknown') : hostValue(located);
      }),
    ),

    openPlace: ({ point, name, address, zoom = DEFAULT_ZOOM }) =>
      settle(window, 'openPlace', {}, async (answer) => {
        const { lng, lat } = await inSystem(point, 'gcj02');
        const params = { longitude: lng, latitude: lat, name, address, scale: zoom };
        answer(await call('openPlace', 'openLocation', params, { timeoutMs: OPEN_PLACE_LIMIT_MS }, () => DONE));
      }),

    scan: ({ formats = ['qr'], signal } = {}) =>
      call(
        'scan',
        'scan',
        // The client takes one kind of code; without one it reads both.
        formats.length === 1 ? { type: formats[0] } : {},
        { timeoutMs: USER_LIMIT_MS, signal, onResume },
        (reply) => {
          const scanned = readScan(reply);
          return scanned === null ? hostError('scan', 'unknown') : hostValue(scanned);
        },
      ),

    // The page's file input works in this client. The client's own picker returns paths whose bytes a page may not read.
    pickImages: pickFromPage(env, onResume),

    async pay(order) {
      if (order.type !== 'alipay-trade' && order.type !== 'alipay-orderstr') return 'failed';
      const params = order.type === 'alipay-trade' ? { tradeNO: order.tradeNO } : { orderStr: order.orderStr };
      const limits = { timeoutMs: USER_LIMIT_MS, onResume };
      return toPayReport(
        await call<PayReport>('pay', 'tradePay', params, limits, (reply) => hostValue(alipayPayReport(reply))),
      );
    },

    authorize: (request) => authorizeByRedirect(env, AUTHORIZE_HOST, request),

    // The client shares through its own menu, whose content a page cannot set.
    setShare: () => Promise.resolve(hostError('setShare', 'unsupported')),

    chooseInvoiceTitle: () => Promise.resolve(hostError('chooseInvoiceTitle', 'unsupported')),

    close: () => {
      const bridge = alipayBridge(window);
      return closePage(window, bridge === undefined ? null : () => bridge.call('exitApp', {}));
    },

    onResume,
    means: createPageMeans(env, onResume),
  };
}
