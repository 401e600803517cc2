import { call, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf } from '@/navigation/paths';
import { getPorts } from '@/services/transport/ports/getPorts';
import { clientTypeOf } from '@/services/transport/query/identity';

import { hostRecognised, unknownHost } from './entrySlice';

/** After the document has loaded the calls of home take about this long on a slow line. */
const HOME_FIRST_MS = 2_000;
/** The line of an underground lot comes and goes: until the host's code is here nobody can pay. */
const HOST_AGAIN_MS = 3_000;

/** Home shows nothing that depends on the host, so there its code waits until the calls of home are in, or for the next screen. */
function* letHomeBeDrawn(): SagaGenerator<void> {
  const { page } = yield* getPorts();
  yield* call(() => new Promise<void>((resolve) => void page.whenIdle(resolve)));
  yield* delay(HOME_FIRST_MS);
}

/** Tells the store what the host can do, once its code is here. */
export function* recogniseHost(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (pathNameOf(location.pathname) === 'home') yield* race([call(letHomeBeDrawn), take(routeChanged)]);
  const { host, local } = yield* getPorts();
  const unknown = unknownHost(host.kind, clientTypeOf(host.kind, local));
  for (let isMissed = false; ; isMissed = true) {
    try {
      const adapter = yield* call(host.load);
      yield* call(adapter.ready);
      const { payChannels, silentSignIn, scan, locate } = adapter.caps;
      yield* put(
        hostRecognised({
          ...unknown,
          isReady: true,
          payChannels,
          canAuthorize: silentSignIn,
          canScan: scan,
          canLocate: locate,
        }),
      );
      return;
    } catch {
      if (!isMissed) yield* put(hostRecognised({ ...unknown, hasFailed: true }));
      yield* delay(HOST_AGAIN_MS);
    }
  }
}
