import { call, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf } from '@/navigation/paths';
import { getPorts } from '@/services/transport/ports/getPorts';
import { clientTypeOf } from '@/services/transport/query/identity';

import { hostRecognised, unknownHost } from './entrySlice';

/** On a slow connection, the calls of home take about this long after the document has loaded. */
const HOME_FIRST_MS = 2_000;
/** Retry interval. The connection in an underground lot is unstable, and no driver can pay until the host's code is loaded. */
const HOST_AGAIN_MS = 3_000;

/** Nothing on home depends on the host. So on home the host's code loads after the calls of home, or when the driver goes to another screen. */
function* letHomeBeDrawn(): SagaGenerator<void> {
  const { page } = yield* getPorts();
  yield* call(() => new Promise<void>((resolve) => void page.whenIdle(resolve)));
  yield* delay(HOME_FIRST_MS);
}

/** Loads the host's code, then stores what the host can do. */
export function* recogniseHost(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (pathNameOf(location.pathname) === 'home') yield* race([call(letHomeBeDrawn), take(routeChanged)]);
  const { host, local } = yield* getPorts();
  const unknown = unknownHost(host.kind, clientTypeOf(host.kind, local));
  for (let isMissed = false; ; isMissed = true) {
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
      if (!isMissed) yield* put(hostRecognised({ ...unknown, hasFailed: true }));
      yield* delay(HOST_AGAIN_MS);
    }
  }
}
