import { lazy, Suspense } from 'react';

import type { DialogSurfaceProps } from './DialogSurface';

const LazyDialogSurface = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialog" */ './DialogSurface')).DialogSurface,
}));

/** A question that has to be answered. While it is in the tree it is open. Its code comes with the first one. */
export function Dialog(props: DialogSurfaceProps) {
  return (
    <Suspense fallback={null}>
      <LazyDialogSurface {...props} />
    </Suspense>
  );
}
