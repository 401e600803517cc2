import { lazy, Suspense } from 'react';

import type { DialogSurfaceProps } from './DialogSurface';

const LazyDialogSurface = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialog" */ './DialogSurface')).DialogSurface,
}));

/** A question that must be answered. It is open while it is mounted. Its code loads with the first dialog. */
export function Dialog(props: DialogSurfaceProps) {
  return (
    <Suspense fallback={null}>
      <LazyDialogSurface {...props} />
    </Suspense>
  );
}
