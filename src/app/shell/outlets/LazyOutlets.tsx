import { useSelector } from 'react-redux';

import { selectIsLineLost } from '@/flows/offline/offlineState';
import { retryableLazy } from '@/ui/late/retryableLazy';

/** The flow that wants such a part is in the same file, so the file has come already. */
const NOTHING = { without: () => null };

const ScanOutlet = retryableLazy(
  'scan',
  async () => (await import(/* webpackChunkName: "scan" */ './ScanOutlet')).ScanOutlet,
  NOTHING,
);
const MapAppsOutlet = retryableLazy(
  'wayfinding',
  async () => (await import(/* webpackChunkName: "maps" */ './MapAppsOutlet')).MapAppsOutlet,
  NOTHING,
);

const OfflineBar = retryableLazy(
  'offline',
  async () => (await import(/* webpackChunkName: "offline" */ './OfflineBar')).OfflineBar,
  NOTHING,
);

/** What lazy flows draw over every screen. Loaded when there is something to draw. */
export function LazyOutlets() {
  const isScanning = useSelector(({ scan }: { scan: unknown }) => scan !== null);
  const isChoosing = useSelector(({ wayfinding }: { wayfinding: unknown }) => wayfinding !== null);
  const isOffline = useSelector(selectIsLineLost);
  return (
    <>
      {/* Screen readers announce only what changes inside a region that is there already. */}
      <div role="status">{isOffline && <OfflineBar />}</div>
      {isScanning && <ScanOutlet />}
      {isChoosing && <MapAppsOutlet />}
    </>
  );
}
