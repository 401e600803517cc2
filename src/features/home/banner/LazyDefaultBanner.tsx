import { lazy, Suspense } from 'react';

const Picture = lazy(async () => ({ default: (await import('./DefaultBanner')).DefaultBanner }));

/** Shown where there is no banner. Most visits have one, so its code is loaded on demand. */
export function LazyDefaultBanner() {
  return (
    <Suspense fallback={null}>
      <Picture />
    </Suspense>
  );
}
