import { lazy, Suspense } from 'react';

import type { SheetSurfaceProps } from './SheetSurface';

const LazySheetSurface = lazy(async () => ({ default: (await import('./SheetSurface')).SheetSurface }));

/** A sheet that slides up from the bottom. It is open while it is mounted. Its code loads with the first sheet. */
export function Sheet(props: SheetSurfaceProps) {
  return (
    <Suspense fallback={null}>
      <LazySheetSurface {...props} />
    </Suspense>
  );
}
