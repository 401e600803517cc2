import { lazy, Suspense } from 'react';

const Picture = lazy(async () => ({ default: (await import('./DefaultBanner')).DefaultBanner }));

/** Stands where there is no banner to show; most visits have one, so it comes when it is needed. */
export function LazyDefaultBanner() {
  return (
    <Suspense fallback={null}>
      <Picture />
    </Suspense>
  );
}
