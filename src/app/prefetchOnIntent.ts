import { findScreenNameByPathname } from '@/navigation/paths';

import type { ScreenLoader } from './routing/screens';

/** When the document has loaded, its calls may still be in progress. On a slow connection they take about this long. */
const SETTLE_DELAY_MS = 2_000;

/** Loads a screen's code when a finger touches its link, and likely screens when the page is idle. */
export function prefetchOnIntent(page: Window, screens: ScreenLoader, whenIdle: (work: () => void) => void): void {
  page.document.addEventListener(
    'pointerdown',
    (event) => {
      const link = (event.target as Element | null)?.closest('a[href]');
      const href = link?.getAttribute('href');
      if (href == null || !href.startsWith('/')) return;
      const name = findScreenNameByPathname(href.split(/[?#]/)[0] ?? '');
      if (name !== undefined) void screens.prefetch(name);
    },
    { passive: true },
  );
  whenIdle(() => {
    page.setTimeout(() => {
      import('./startIdlePageWork').then(
        ({ startIdlePageWork: prefetchWhenQuiet }) => {
          prefetchWhenQuiet(page, screens, whenIdle);
        },
        () => undefined,
      );
    }, SETTLE_DELAY_MS);
  });
}
