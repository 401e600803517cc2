import { useSelector } from 'react-redux';

import { latePart } from '@/ui/late/latePart';

/** The flow that wants such a part is in the same file, so the file has come already. */
const NOTHING = { without: () => null };

const ScanOutlet = latePart(
  'scan',
  async () => (await import(/* webpackChunkName: "scan" */ './ScanOutlet')).ScanOutlet,
  NOTHING,
);
const MapAppsOutlet = latePart(
  'wayfinding',
  async () => (await import(/* webpackChunkName: "maps" */ './MapAppsOutlet')).MapAppsOutlet,
  NOTHING,
);

/** What lazy flows draw over every screen. Loaded when there is something to draw. */
export function LazyOutlets() {
  const isScanning = useSelector(({ scan }: { scan: unknown }) => scan !== null);
  const isChoosing = useSelector(({ wayfinding }: { wayfinding: unknown }) => wayfinding !== null);
  return (
    <>
      {isScanning && <ScanOutlet />}
      {isChoosing && <MapAppsOutlet />}
    </>
  );
}
