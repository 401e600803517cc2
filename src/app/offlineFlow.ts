import { call, delay, fork } from 'typed-redux-saga';

import { keptBillKey } from '@/flows/session/keptBill';
import { getPorts } from '@/services/transport/ports/getPorts';

import { loadWithLine } from './loadWithLine';

/** When the document has loaded, its calls may still be in progress. On a slow connection they take about this long. */
const QUIET_MS = 2_000;

const load = () => import(/* webpackChunkName: "offline" */ '@/flows/offline/offlineSaga');

/**
 * Starts flows/offline. Its code is loaded before the line is gone: when the page is idle, also for a driver who saves data, because it works from then
 * on. It is loaded at once where it is needed: without a line, or with a bill that was kept.
 */
export function* offlineFlow() {
  const ports = yield* getPorts();
  const { page, local } = ports;
  if (page.isOnline() && local.get(keptBillKey(ports)) === null) {
    yield* call(() => new Promise<void>(page.whenIdle));
    yield* delay(QUIET_MS);
  }
  const { offlineSaga } = yield* call(() => loadWithLine(page, load));
  yield* fork(offlineSaga);
}
