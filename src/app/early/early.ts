import { HOME_LAYOUT_KEY } from '@/features/home/model/homeLayoutKey';
import { parseJson } from '@/lib/parseJson';
import { tryOrNull } from '@/lib/tryOrNull';
import { homeScreen } from '@/navigation/edition';
import { RUNTIME_CONFIG_DEFAULTS } from '@/platform/config/runtimeDefaults';
import type { EarlyCalls } from '@/platform/ports/earlyCalls';

import { applyStoredDisplayPreferences } from './applyStoredDisplayPreferences';
import { createEarlyCallStarter, readLocalStorage, readTokenCookie, resolvePageClientType } from './callStarter';
import { findSkeletonFrame, showSkeletonParts, toPathWithoutBase } from './frames';
import { landingsByAddress, longListLandingsByAddress } from './landingsByAddress';
import { writeSkeletonText } from './paint';
import { fillSkeletonBanner, fillSkeletonMenu } from './paintHome';
import { preloadScreen } from './preload';
import { readHomeSnapshot } from './readHomeSnapshot';
import { removeSignInTicketFromUrl } from './removeSignInTicketFromUrl';

declare global {
  interface Window {
    /** The address that this document was opened with, including a ticket that is already used. */
    __entryHref?: string;
    __early?: EarlyCalls;
    /** The app sets it when it starts. From then on the app makes its own calls. */
    __isProgramHere?: boolean;
  }
  /** The tabs, and the titles of the landings. The build fills it in (config/webpack/compileEarly.js). */
  const FRAMES: string;
}

// The inline script of index.html. It runs when the skeleton is parsed and before the app has loaded. The app does not
// depend on it: whatever the input, it shows the frame and throws nothing. All input that others may have written
// (cookies, storage, the address, responses) is validated.
window.__entryHref = location.href;
removeSignInTicketFromUrl();
const root = document.documentElement;
applyStoredDisplayPreferences(root);

const inlineConfig = parseJson(document.getElementById('config')?.textContent ?? '') as object | null | undefined;
const config = { ...RUNTIME_CONFIG_DEFAULTS, ...inlineConfig };
const token = readTokenCookie();
// Also stores how this driver's home layout differs from the default.
root.dataset['who'] = token === null ? 'visitor' : `driver ${String(readLocalStorage(HOME_LAYOUT_KEY))}`;

const address = toPathWithoutBase(location.pathname, config.basePath, homeScreen) ?? '';
const frame = findSkeletonFrame(address, FRAMES);
const landing = frame === null ? undefined : (landingsByAddress[address] ?? longListLandingsByAddress[address]);
const query = new URLSearchParams(location.search);
const { parts = 'boxes' } = landing ?? {};
const ownParts = typeof parts === 'string' ? parts : parts({ query, token });
const isTab = frame?.isTab === true;
showSkeletonParts(isTab ? `${ownParts === 'home' ? ownParts : 'tab'} tabs` : `frame ${ownParts}`);
writeSkeletonText('title', frame?.title ?? '');

if (landing !== undefined) {
  const seen = readHomeSnapshot();
  const { dataset = {} } = document.currentScript ?? {};
  if (address === 'home') {
    fillSkeletonBanner(seen?.['adverts']);
    fillSkeletonMenu(seen?.['menu'], resolvePageClientType());
  }
  const callFirst = () => {
    // Only the app may be able to read the configuration. It makes the calls that are missing.
    tryOrNull(() => {
      const starter = createEarlyCallStarter(config);
      if (starter === null) return;
      window.__early = starter.all;
      landing.open?.({ ...starter, config, query, hasAdverts: root.dataset['elder'] !== 'on' });
    });
    preloadScreen(address, dataset);
  };
  // On a first visit the skeleton is painted first: an old phone takes as long to start the calls as to paint. On later
  // visits the app is cached and starts soon, so the calls start at once.
  if (seen !== null) callFirst();
  else
    requestAnimationFrame(() =>
      setTimeout(() => {
        // On a fast connection the app has loaded by now and makes the calls itself.
        if (window.__isProgramHere !== true) callFirst();
      }, 0),
    );
}
