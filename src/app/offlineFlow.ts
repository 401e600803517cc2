import { call, delay, fork } from 'typed-redux-saga';

import { keptBillKey } from '@/flows/session/keptBill';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { PagePort } from '@/services/transport/ports/ports';

/** When the document has loaded, its calls may still be in progress. On a slow connection they take about this long. */
const QUIET_MS = 2_000;

/** The flow's code, as soon as there is a line for it. Nothing else waits for it, so a failure is not told. */
const load = (page: PagePort): Promise<() => Generator> =>
  import(/* webpackChunkName: "offline" */ '@/flows/offline/offlineSaga').then(
    ({ offlineSaga }) => offlineSaga,
    () =>
      new Promise<void>((resolve) => {
        page.onOnlineChange(() => {
          resolve();
        });
      }).then(() => load(page)),
  );

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
  yield* fork(yield* call(load, page));
}
