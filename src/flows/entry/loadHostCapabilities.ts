import { call, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';
import { resolveClientType } from '@/services/base/baseQuery/identity';

import { createPendingHostCapabilities, hostRecognised } from './entrySlice';

/** On a slow connection, the calls of home take about this long after the document has loaded. */
const HOME_CALLS_MS = 2_000;
/**
 * Retry interval. The connection in an underground lot is unstable, and no driver can pay until the host's chunk is
 * loaded.
 */
const HOST_RETRY_MS = 3_000;

/**
 * Home does not depend on the host. So on home the host's chunk loads after the calls of home, or when the driver
 * navigates.
 */
function* waitForHomeCalls(): SagaGenerator<void> {
  const { page } = yield* getPorts();
  yield* call(() => new Promise<void>((resolve) => void page.whenIdle(resolve)));
  yield* delay(HOME_CALLS_MS);
}

/** Loads the host's chunk, then stores the host's capabilities. Retries until it succeeds. */
export function* loadHostCapabilities(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (findScreenNameByPathname(location.pathname) === 'home') yield* race([call(waitForHomeCalls), take(routeChanged)]);
  const { host, local } = yield* getPorts();
  const unknown = createPendingHostCapabilities(host.kind, resolveClientType(host.kind, local));
  for (let hasFailed = false; ; hasFailed = true) {
    try {
      const adapter = yield* call(host.load);
      yield* call(adapter.ready);
      const { payChannels, silentSignIn, scan, locate, invoiceTitles, share } = adapter.caps;
      yield* put(
        hostRecognised({
          ...unknown,
          isReady: true,
          payChannels,
          canAuthorize: silentSignIn,
          canScan: scan,
          canLocate: locate,
          canChooseTitle: invoiceTitles,
          canShare: share,
        }),
      );
      return;
    } catch {
      if (!hasFailed) yield* put(hostRecognised({ ...unknown, hasFailed: true }));
      yield* delay(HOST_RETRY_MS);
    }
  }
}
