import { type PathName, pathNameOf } from '@/navigation/paths';

import type { Screens } from './routing/screens';

/** Where most drivers go next from home. */
const LIKELY: readonly PathName[] = ['mine', 'map', 'payPage', 'payResultPage'];

/** Loads a screen's code when a finger touches its link, and the likely ones when the page is idle. */
export function prefetchOnIntent(page: Window, screens: Screens): void {
  page.document.addEventListener(
    'pointerdown',
    (event) => {
      const link = (event.target as Element | null)?.closest('a[href]');
      const href = link?.getAttribute('href');
      if (href == null || !href.startsWith('/')) return;
      const name = pathNameOf(href.split(/[?#]/)[0] ?? '');
      if (name !== undefined) void screens.prefetch(name);
    },
    { passive: true },
  );
  const idle: (work: () => void) => void =
    'requestIdleCallback' in page
      ? (work) => void page.requestIdleCallback(work, { timeout: 5_000 })
      : (work) => void setTimeout(work, 2_000);
  idle(() => {
    for (const name of LIKELY) void screens.prefetch(name);
  });
}
