import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { PartBoundary } from './PartBoundary';

const ScanOutlet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "scan" */ './ScanOutlet')).ScanOutlet,
}));
const MapAppsOutlet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "maps" */ './MapAppsOutlet')).MapAppsOutlet,
}));

/** What lazy flows draw over every screen. Loaded when there is something to draw. */
export function LazyOutlets() {
  const isScanning = useSelector(({ scan }: { scan: unknown }) => scan !== null);
  const isChoosing = useSelector(({ wayfinding }: { wayfinding: unknown }) => wayfinding !== null);
  return (
    <Suspense fallback={null}>
      {isScanning && (
        <PartBoundary name="scan">
          <ScanOutlet />
        </PartBoundary>
      )}
      {isChoosing && (
        <PartBoundary name="wayfinding">
          <MapAppsOutlet />
        </PartBoundary>
      )}
    </Suspense>
  );
}
