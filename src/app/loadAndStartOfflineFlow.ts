import { call, delay, fork } from 'typed-redux-saga';

import { getOfflineBillCopyKey } from '@/flows/session/getOfflineBillCopyKey';
import { getPorts } from '@/platform/ports/getPorts';

import { loadCodeWhenOnline } from './loadCodeWhenOnline';

/** When the document has loaded, its calls may still be in progress. On a slow connection they take about this long. */
const SETTLE_DELAY_MS = 2_000;

const load = () => import(/* webpackChunkName: "offline" */ '@/flows/offline/offlineSaga');

/**
 * Starts flows/offline. Its code is loaded before the connection is lost, when the page is idle, also for drivers with
 * data saving, because it works offline from then on. It is loaded at once where it is needed: offline, or with a saved
 * bill.
 */
export function* loadAndStartOfflineFlow() {
  const ports = yield* getPorts();
  const { page, local } = ports;
  if (page.isOnline() && local.get(getOfflineBillCopyKey(ports)) === null) {
    yield* call(() => new Promise<void>(page.whenIdle));
    yield* delay(SETTLE_DELAY_MS);
  }
  const { offlineSaga } = yield* call(() => loadCodeWhenOnline(page, load));
  yield* fork(offlineSaga);
}
