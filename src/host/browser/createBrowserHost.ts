import { closePage } from '../closePage';
import { type Host, type HostErrorKind, type Located, NO_GEOLOCATION, type PayOrder } from '../Host';
import type { HostEnv, HostWindow } from '../HostEnv';
import { DONE, hostError, hostValue } from '../hostError';
import { createLocate, DEFAULT_LOCATE_MS, readLocated } from '../located';
import { settle } from '../settle';
import { watchResume } from '../watchResume';

/** The browser's own limit stands still while it asks the user, ours does not: this long they may think. */
const PROMPT_MS = 5000;

const GEOLOCATION_KINDS: Readonly<Record<number, HostErrorKind>> = { 1: 'denied', 2: 'failed', 3: 'failed' };

/** On plain http the object is there and refuses everything. */
function geolocationOf(window: HostWindow): Geolocation | null {
  return window.isSecureContext && 'geolocation' in window.navigator ? window.navigator.geolocation : null;
}

/** Built field by field: the server's text never becomes markup. */
function submitForm(window: HostWindow, order: Extract<PayOrder, { type: 'form' }>): void {
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

/** A plain browser: the platform's own means, and cashiers to which the page is left. */
export function createBrowserHost(env: HostEnv): Host {
  const { window } = env;
  return {
    kind: 'browser',
    clientType: 2,
    caps: {
      locate: geolocationOf(window) !== null,
      openPlace: false,
      scan: false,
      pickImages: false,
      share: false,
      silentSignIn: false,
      close: false,
      payChannels: [2, 3],
    },

    ready: (signal) => settle(window, 'ready', { signal }, (answer) => answer(DONE)),

    onRoute(_url, title) {
      window.document.title = title;
    },

    locate: createLocate(({ timeoutMs = DEFAULT_LOCATE_MS, maxAgeMs = 60_000, signal }) =>
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

    openPlace: () => Promise.resolve(hostError('openPlace', 'unsupported')),
    scan: () => Promise.resolve(hostError('scan', 'unsupported')),
    pickImages: () => Promise.resolve(hostError('pickImages', 'unsupported')),

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
    setShare: () => Promise.resolve(hostError('setShare', 'unsupported')),
    close: () => closePage(window, null),
    onResume: (listener) => watchResume(window, listener),
  };
}
