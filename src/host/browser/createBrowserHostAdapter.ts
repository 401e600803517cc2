import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import { closePage } from '@/host/page/closePage';
import { createPageProvidedFeatures } from '@/host/page/createPageProvidedFeatures';
import { isShareableLink } from '@/host/page/isShareableLink';
import { watchPageResume } from '@/host/page/watchPageResume';
import { createCachedLocate, DEFAULT_LOCATE_TIMEOUT_MS, toDeviceLocation } from '@/host/replies/createCachedLocate';
import { createHostError, createHostSuccess, HOST_SUCCESS_WITHOUT_VALUE } from '@/host/replies/createHostError';
import { HOST_USER_ACTION_TIMEOUT_MS, promisifyHostCall } from '@/host/replies/promisifyHostCall';
import { MINUTE_MS } from '@/lib/timeUnits';

import { getAlipayBridge } from '../alipay/getAlipayBridge';
import {
  type CashierOrder,
  type DeviceLocation,
  type HostAdapter,
  type HostErrorKind,
  type HostResult,
  NO_GEOLOCATION_TEXT,
  type ShareContent,
} from '../HostAdapter';
import type { HostAdapterEnv, HostWindow } from '../HostAdapterEnv';
import { createFileInputImagePicker } from '../images/createFileInputImagePicker';
import { createMapPlaceLink } from '../maps/mapLinks';
import { getWeixinBridge } from '../wechat/getWeixinBridge';

/**
 * The browser's own timeout pauses while it prompts the user, but ours does not. This is the extra time for the user
 * to decide.
 */
const PROMPT_ALLOWANCE_MS = 5000;

const GEOLOCATION_KINDS: Readonly<Record<number, HostErrorKind>> = { 1: 'denied', 2: 'failed', 3: 'failed' };

/** On plain http the object exists, but rejects every call. */
function getGeolocation(window: HostWindow): Geolocation | null {
  return window.isSecureContext && 'geolocation' in window.navigator ? window.navigator.geolocation : null;
}

/**
 * The browser of another app may also have the bridge of one of the hosts (企业微信 has WeChat's). Any of them can close
 * the page (Rule 5.1).
 */
function findCloseCall(window: HostWindow): (() => void) | null {
  const weixin = getWeixinBridge(window);
  if (weixin !== undefined) return () => weixin.call('closeWindow');
  const alipay = getAlipayBridge(window);
  return alipay === undefined ? null : () => alipay.call('exitApp', {});
}

type Share = (data: ShareData) => Promise<void>;

function getShare(window: HostWindow): Share | null {
  const { navigator } = window as { navigator: Partial<Navigator> };
  return typeof navigator.share === 'function' ? navigator.share.bind(navigator) : null;
}

async function shareNow(share: Share, { title, desc, link }: ShareContent): Promise<HostResult<void>> {
  try {
    await share({ title, text: desc, url: link });
    return HOST_SUCCESS_WITHOUT_VALUE;
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    return createHostError('setShare', name === 'AbortError' ? 'cancelled' : 'failed', name);
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
export function createBrowserHostAdapter(env: HostAdapterEnv): HostAdapter {
  const { window } = env;
  const onResume: HostAdapter['onResume'] = (listener) => watchPageResume(window, listener);
  return {
    kind: 'browser',
    clientType: CLIENT_TYPE.wechat,
    caps: {
      locate: getGeolocation(window) !== null,
      openPlace: true,
      scan: false,
      pickImages: true,
      share: getShare(window) !== null,
      invoiceTitles: false,
      silentSignIn: false,
      close: false,
      payChannels: [PAY_CHANNEL.alipay, PAY_CHANNEL.wechat],
    },

    ready: (signal) =>
      promisifyHostCall(window, 'ready', { signal }, (complete) => complete(HOST_SUCCESS_WITHOUT_VALUE)),

    onRoute(_url, title) {
      window.document.title = title;
    },

    locate: createCachedLocate(({ timeoutMs = DEFAULT_LOCATE_TIMEOUT_MS, maxAgeMs = MINUTE_MS, signal }) =>
      promisifyHostCall<DeviceLocation>(
        window,
        'locate',
        { timeoutMs: timeoutMs + PROMPT_ALLOWANCE_MS, signal },
        (complete) => {
          const geolocation = getGeolocation(window);
          if (geolocation === null) {
            complete(createHostError('locate', 'unsupported', NO_GEOLOCATION_TEXT));
            return;
          }
          geolocation.getCurrentPosition(
            ({ coords }) => {
              const located = toDeviceLocation(coords, 'wgs84');
              complete(located === null ? createHostError('locate', 'unknown') : createHostSuccess(located));
            },
            ({ code }) => complete(createHostError('locate', GEOLOCATION_KINDS[code] ?? 'unknown', String(code))),
            { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maxAgeMs },
          );
        },
      ),
    ),

    // The page is left for the page of a map app.
    openPlace: ({ point, name }) =>
      promisifyHostCall(window, 'openPlace', {}, async (complete) => {
        window.location.assign(await createMapPlaceLink(point, name));
        complete(HOST_SUCCESS_WITHOUT_VALUE);
      }),

    // A browser has no scanner. The app provides its own with `pageApi`.
    scan: () => Promise.resolve(createHostError('scan', 'unsupported')),

    pickImages: createFileInputImagePicker(env, onResume),

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

    authorize: () => Promise.resolve(createHostError('authorize', 'unsupported')),
    setShare: (content) =>
      promisifyHostCall(window, 'setShare', { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, onResume }, async (complete) => {
        const share = getShare(window);
        if (share === null) complete(createHostError('setShare', 'unsupported'));
        else if (!isShareableLink(content, window)) complete(createHostError('setShare', 'failed', 'link not allowed'));
        else complete(await shareNow(share, content));
      }),
    chooseInvoiceTitle: () => Promise.resolve(createHostError('chooseInvoiceTitle', 'unsupported')),

    close: () => closePage(window, findCloseCall(window)),
    onResume,
    pageApi: createPageProvidedFeatures(env, onResume),
  };
}
