import { start } from '@/navigation/edition';
import { DEFAULTS } from '@/services/transport/config/runtimeDefaults';

import { applyPreferences } from './applyPreferences';
import { hideTicket } from './hideTicket';
import { lastSeenHome } from './lastSeenHome';
import { paintBanner, paintMenu } from './paintHome';
import { type EarlyCalls, startFirstCalls, startListCall, tokenCookie } from './startFirstCalls';

declare global {
  interface Window {
    /** The address this document was opened with, spent ticket included. */
    __entryHref?: string;
    /** Calls under way, by `METHOD address body`. Whoever takes one removes it. */
    __early?: EarlyCalls;
    /** Set by the program when it starts: from then on it makes its calls itself. */
    __isProgramHere?: boolean;
  }
}

// The inline script of index.html: it runs when the skeleton stands and the program has not arrived.
window.__entryHref = location.href;
hideTicket();
const root = document.documentElement;
applyPreferences(root);

const given = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as object;
const config = { ...DEFAULTS, ...given };
const isHome = start === 'home' && [config.basePath, `${config.basePath}home`].includes(location.pathname);
root.dataset['page'] = isHome ? 'home' : 'other';
root.dataset['who'] = tokenCookie() === null ? 'visitor' : 'driver';

/** The program asks for these files no earlier; until then the line is for the first answers and the first picture. */
const PRELOAD_AFTER_MS = 400;

/** The files of the home screen's own chunk, named by the build. */
const homeFiles = document.currentScript?.dataset['home'] ?? '';

if (isHome) {
  const seen = lastSeenHome();
  // On a first visit the skeleton is drawn first. Later the program is in the cache and close behind: then nothing waits.
  const afterFirstPaint = (work: () => void) => {
    if (seen !== null) {
      work();
      return;
    }
    requestAnimationFrame(() =>
      setTimeout(() => {
        // On a fast line the program is here by now and asks for itself.
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

/** Files of the home screen's own chunk: they come beside the program and not after it. */
function preload(files: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}

/** Where something is wrong the skeleton stays as it is: the program says what. */
function paint(answer: Promise<unknown> | undefined, draw: (answer: unknown) => void): void {
  answer?.then(draw).catch(() => undefined);
}
