import { start } from '@/navigation/edition';
import { DEFAULTS } from '@/services/transport/config/runtimeDefaults';

import { applyPreferences } from './applyPreferences';
import { hideTicket } from './hideTicket';
import { lastSeenHome } from './lastSeenHome';
import { paintBanner, paintMenu } from './paintHome';
import { type EarlyCalls, startFirstCalls, startListCall, tokenCookie } from './startFirstCalls';

declare global {
  interface Window {
    /** The address that this document was opened with, including a ticket that is already used. */
    __entryHref?: string;
    /** Calls in progress, by `METHOD address body`. Code that takes one removes it. */
    __early?: EarlyCalls;
    /** The app sets it when it starts. From then on it makes its own calls. */
    __isProgramHere?: boolean;
  }
}

// The inline script of index.html. It runs when the skeleton is drawn and before the app has loaded.
window.__entryHref = location.href;
hideTicket();
const root = document.documentElement;
applyPreferences(root);

const given = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as object;
const config = { ...DEFAULTS, ...given };
const isHome = start === 'home' && [config.basePath, `${config.basePath}home`].includes(location.pathname);
root.dataset['page'] = isHome ? 'home' : 'other';
root.dataset['who'] = tokenCookie() === null ? 'visitor' : 'driver';

/** The earliest time at which these files are requested. Until then the bandwidth is kept for the first responses and the first picture. */
const PRELOAD_AFTER_MS = 400;

/** The files of the home screen's own chunk, as the build names them. */
const homeFiles = document.currentScript?.dataset['home'] ?? '';

if (isHome) {
  const seen = lastSeenHome();
  // On a first visit the skeleton is painted first. On later visits the app is cached and follows soon, so nothing has to wait.
  const afterFirstPaint = (work: () => void) => {
    if (seen !== null) {
      work();
      return;
    }
    requestAnimationFrame(() =>
      setTimeout(() => {
        // On a fast connection the app has loaded by now and makes this call itself.
        if (window.__isProgramHere !== true) work();
      }, 0),
    );
  };
  const { all, adverts, menu } = startFirstCalls(config, root.dataset['elder'] !== 'on', afterFirstPaint);
  window.__early = all;
  paint(Promise.resolve(seen?.['adverts']), paintBanner);
  paint(Promise.resolve(seen?.['menu']), paintMenu);
  paint(adverts, paintBanner);
  paint(menu, paintMenu);
  setTimeout(() => {
    preload(homeFiles);
  }, PRELOAD_AFTER_MS);
} else window.__early = startListCall(config, location);

/** Loads files of the home screen's own chunk in parallel with the app instead of after it. */
function preload(files: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}

/** On an error the skeleton stays as it is. The app shows the error. */
function paint(answer: Promise<unknown> | undefined, draw: (answer: unknown) => void): void {
  answer?.then(draw).catch(() => undefined);
}
