import { useSelector } from 'react-redux';

import { selectIsOffline } from '@/flows/offline/offlineState';
import { retryableLazy } from '@/ui/late/retryableLazy';

/** The flow that opens such a part is in the same file, so the file has already loaded. */
const RENDER_NOTHING = { errorFallback: () => null };

const ScannerOverlay = retryableLazy(
  'scan',
  async () => (await import(/* webpackChunkName: "scan" */ './ScannerOverlay')).ScannerOverlay,
  RENDER_NOTHING,
);
const MapAppSheet = retryableLazy(
  'wayfinding',
  async () => (await import(/* webpackChunkName: "maps" */ './MapAppSheet')).MapAppSheet,
  RENDER_NOTHING,
);

const OfflineBar = retryableLazy(
  'offline',
  async () => (await import(/* webpackChunkName: "offline" */ './OfflineBar')).OfflineBar,
  RENDER_NOTHING,
);

/** The parts of lazy flows above every screen. Each is loaded when it is first needed. */
export function LazyOverlays() {
  const isScanning = useSelector(({ scan }: { scan: unknown }) => scan !== null);
  const isChoosing = useSelector(({ wayfinding }: { wayfinding: unknown }) => wayfinding !== null);
  const isOffline = useSelector(selectIsOffline);
  return (
    <>
      {/* Screen readers announce only what changes inside a region that is there already. */}
      <div role="status">{isOffline && <OfflineBar />}</div>
      {isScanning && <ScannerOverlay />}
      {isChoosing && <MapAppSheet />}
    </>
  );
}
