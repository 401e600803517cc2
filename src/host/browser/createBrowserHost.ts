import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import { closePage } from '@/host/page/closePage';
import { createPageMeans } from '@/host/page/pageMeans';
import { isShareable } from '@/host/page/shareLink';
import { watchResume } from '@/host/page/watchResume';
import { DONE, hostError, hostValue } from '@/host/replies/hostError';
import { createLocate, DEFAULT_LOCATE_MS, readLocated } from '@/host/replies/located';
import { settle, USER_LIMIT_MS } from '@/host/replies/settle';
import { MINUTE_MS } from '@/lib/timeUnits';

import { alipayBridge } from '../alipay/alipayBridge';
import {
  type CashierOrder,
  type Host,
  type HostErrorKind,
  type HostResult,
  type Located,
  NO_GEOLOCATION,
  type ShareContent,
} from '../Host';
import type { HostEnv, HostWindow } from '../HostEnv';
import { pickFromPage } from '../images/pickFromPage';
import { placeLink } from '../maps/mapLinks';
import { weixinBridge } from '../wechat/weixinBridge';

/** The browser's own time limit stops while it prompts the user, but ours does not. This is the extra time for the user to answer. */
const PROMPT_MS = 5000;

const GEOLOCATION_KINDS: Readonly<Record<number, HostErrorKind>> = { 1: 'denied', 2: 'failed', 3: 'failed' };

/** On plain http the object exists, but refuses every call. */
function geolocationOf(window: HostWindow): Geolocation | null {
  return window.isSecureContext && 'geolocation' in window.navigator ? window.navigator.geolocation : null;
}

/** A browser of another app can have the bridge of one of the hosts all the same: 企业微信 has WeChat's. Any of them closes the page (Rule 5.1). */
function closeCallOf(window: HostWindow): (() => void) | null {
  const weixin = weixinBridge(window);
  if (weixin !== undefined) return () => weixin.call('closeWindow');
  const alipay = alipayBridge(window);
  return alipay === undefined ? null : () => alipay.call('exitApp', {});
}

type Share = (data: ShareData) => Promise<void>;

function shareOf(window: HostWindow): Share | null {
  const { navigator } = window as { navigator: Partial<Navigator> };
  return typeof navigator.share === 'function' ? navigator.share.bind(navigator) : null;
}

async function shareNow(share: Share, { title, desc, link }: ShareContent): Promise<HostResult<void>> {
  try {
    await share({ title, text: desc, url: link });
    return DONE;
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    return hostError('setShare', name === 'AbortError' ? 'cancelled' : 'failed', name);
  }
}

/** The form is built field by field, so that the server's text never becomes markup. */
function submitForm(window: HostWindow, order: Extract<CashierOrder, { type: 'form' }>): void {
  const { document } = window;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = order.action;
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const [name, value] of Object.entries(order.fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field named "submit" would hide the form's own method.
  window.HTMLFormElement.prototype.submit.call(form);
}

/** A plain browser: uses the platform's own APIs, and leaves the page for a cashier. */
export function createBrowserHost(env: HostEnv): Host {
  const { window } = env;
  const onResume: Host['onResume'] = (listener) => watchResume(window, listener);
  return {
    kind: 'browser',
    clientType: CLIENT_TYPE.wechat,
    caps: {
      locate: geolocationOf(window) !== null,
      openPlace: true,
      scan: false,
      pickImages: true,
      share: shareOf(window) !== null,
      invoiceTitles: false,
      silentSignIn: false,
      close: false,
      payChannels: [PAY_CHANNEL.alipay, PAY_CHANNEL.wechat],
    },

    ready: (signal) => settle(window, 'ready', { signal }, (answer) => answer(DONE)),

    onRoute(_url, title) {
      window.document.title = title;
    },

    locate: createLocate(({ timeoutMs = DEFAULT_LOCATE_MS, maxAgeMs = MINUTE_MS, signal }) =>
      settle<Located>(window, 'locate', { timeoutMs: timeoutMs + PROMPT_MS, signal }, (answer) => {
        const geolocation = geolocationOf(window);
        if (geolocation === null) {
          answer(hostError('locate', 'unsupported', NO_GEOLOCATION));
          return;
        }
        geolocation.getCurrentPosition(
          ({ coords }) => {
            const located = readLocated(coords, 'wgs84');
            answer(located === null ? hostError('locate', 'unknown') : hostValue(located));
          },
          ({ code }) => answer(hostError('locate', GEOLOCATION_KINDS[code] ?? 'unknown', String(code))),
          { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maxAgeMs },
        );
      }),
    ),

    // The page is left for the page of a map app.
    openPlace: ({ point, name }) =>
      settle(window, 'openPlace', {}, async (answer) => {
        window.location.assign(await placeLink(point, name));
        answer(DONE);
      }),

    // A browser has no scanner. The app draws one with `means`.
    scan: () => Promise.resolve(hostError('scan', 'unsupported')),

    pickImages: pickFromPage(env, onResume),

    pay(order) {
      try {
        if (order.type === 'redirect') window.location.assign(order.url);
        else if (order.type === 'form') submitForm(window, order);
        else return Promise.resolve('failed');
        return Promise.resolve('left-page');
      } catch {
        return Promise.resolve('failed');
      }
    },

    authorize: () => Promise.resolve(hostError('authorize', 'unsupported')),
    setShare: (content) =>
      settle(window, 'setShare', { timeoutMs: USER_LIMIT_MS, onResume }, async (answer) => {
        const share = shareOf(window);
        if (share === null) answer(hostError('setShare', 'unsupported'));
        else if (!isShareable(content, window)) answer(hostError('setShare', 'failed', 'link not allowed'));
        else answer(await shareNow(share, content));
      }),
    chooseInvoiceTitle: () => Promise.resolve(hostError('chooseInvoiceTitle', 'unsupported')),

    close: () => closePage(window, closeCallOf(window)),
    onResume,
    means: createPageMeans(env, onResume),
  };
}
