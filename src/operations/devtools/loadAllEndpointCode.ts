import { findRouteDefinition, loadRouteDefinitions } from '@/app/routing/routeTable';
import { paths, type ScreenName } from '@/navigation/paths';

/**
 * Loads the code of every screen and lazy flow, and with it every endpoint. A recording contains calls of screens that
 * this page has not shown, and RTK Query's reducers look up the endpoint of each call. Never rejects.
 */
export async function loadAllEndpointCode(): Promise<void> {
  const lazyParts = [
    () => import('@/flows/payment/paymentSaga'),
    () => import('@/flows/session/authorize'),
    () => import('@/services/driver/ticket'),
    () => import('@/app/shell/outlets/ScannerOverlay'),
    () => import('@/flows/upload/uploadSaga'),
    () => import('@/flows/mapScript/mapScriptSaga'),
    () => import('@/app/shell/outlets/MapAppSheet'),
    () => import('@/services/basic/recordings'),
    () => import('@/services/basic/menuEntryAddress'),
    () => import('@/operations/recorder/sending/recordingSendSlice'),
    () => import('@/flows/offline/offlineSaga'),
    () => import('@/app/shell/outlets/OfflineBar'),
  ];
  await Promise.allSettled([...lazyParts, loadRouteDefinitions].map((load) => load()));
  const screens = new Set(
    (Object.keys(paths) as ScreenName[]).flatMap((name) => findRouteDefinition(name)?.screen ?? []),
  );
  await Promise.allSettled([...screens].map((load) => load()));
}
