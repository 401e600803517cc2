import { lazy, Suspense } from 'react';

import type { SheetSurfaceProps } from './SheetSurface';

const LazySheetSurface = lazy(async () => ({ default: (await import('./SheetSurface')).SheetSurface }));

/** A sheet that rises from the lower edge. While it is in the tree it is open. Its code comes with the first one. */
export function Sheet(props: SheetSurfaceProps) {
  return (
    <Suspense fallback={null}>
      <LazySheetSurface {...props} />
    </Suspense>
  );
}
