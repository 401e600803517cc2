import { BOXES_KEY } from '@/features/home/model/boxesKey';
import { attempt } from '@/lib/attempt';
import { parseJson } from '@/lib/parseJson';
import { start } from '@/navigation/edition';
import { DEFAULTS } from '@/services/transport/config/runtimeDefaults';
import type { EarlyCalls } from '@/services/transport/ports/earlyCalls';

import { applyPreferences } from './applyPreferences';
import { clientTypeHere, createStarter, stored, tokenCookie } from './callStarter';
import { addressIn, frameOf, show } from './frames';
import { hideTicket } from './hideTicket';
import { landings, lists } from './landings';
import { lastSeenHome } from './lastSeenHome';
import { write } from './paint';
import { paintBanner, paintMenu } from './paintHome';
import { preloadScreen } from './preload';

declare global {
  interface Window {
    /** The address that this document was opened with, including a ticket that is already used. */
    __entryHref?: string;
    __early?: EarlyCalls;
    /** The app sets it when it starts. From then on it makes its own calls. */
    __isProgramHere?: boolean;
  }
  /** The tabs, and the titles of the landings. The build fills it in (config/webpack/compileEarly.js). */
  const FRAMES: string;
}

// The inline script of index.html. It runs when the skeleton is parsed and before the app has loaded. The program needs nothing of it: whatever it meets, it
// shows the frame, and it throws nothing. Everything that others may have written (cookies, storage, the address, answers) is read with care.
window.__entryHref = location.href;
hideTicket();
const root = document.documentElement;
applyPreferences(root);

const given = parseJson(document.getElementById('config')?.textContent ?? '') as object | null | undefined;
const config = { ...DEFAULTS, ...given };
const token = tokenCookie();
// With what differs from the usual boxes of a driver's home.
root.dataset['who'] = token === null ? 'visitor' : `driver ${String(stored(BOXES_KEY))}`;

const address = addressIn(location.pathname, config.basePath, start) ?? '';
const frame = frameOf(address, FRAMES);
const landing = frame === null ? undefined : (landings[address] ?? lists[address]);
const query = new URLSearchParams(location.search);
const { parts = 'boxes' } = landing ?? {};
const own = typeof parts === 'string' ? parts : parts({ query, token });
const isTab = frame?.isTab === true;
show(isTab ? `${own === 'home' ? own : 'tab'} tabs` : `frame ${own}`);
write('title', frame?.title ?? '');

if (landing !== undefined) {
  const seen = lastSeenHome();
  const { dataset = {} } = document.currentScript ?? {};
  if (address === 'home') {
    paintBanner(seen?.['adverts']);
    paintMenu(seen?.['menu'], clientTypeHere());
  }
  const callFirst = () => {
    // There may be a configuration that only the program can read. It makes the calls that are missing.
    attempt(() => {
      const starter = createStarter(config);
      if (starter === null) return;
      window.__early = starter.all;
      landing.open?.({ ...starter, config, query, hasAdverts: root.dataset['elder'] !== 'on' });
    });
    preloadScreen(address, dataset);
  };
  // On a first visit the skeleton is painted first: an old phone takes as long to make the calls as to paint. On later visits the app is cached and
  // follows soon, so nothing has to wait.
  if (seen !== null) callFirst();
  else
    requestAnimationFrame(() =>
      setTimeout(() => {
        // On a fast connection the app has loaded by now and makes the calls itself.
        if (window.__isProgramHere !== true) callFirst();
      }, 0),
    );
}
