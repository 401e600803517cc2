import { call, put, type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';

import { toastShown } from '@/flows/notices/noticesSlice';
import { sessionEnded } from '@/flows/session/sessionSlice';
import type { GeoPoint } from '@/host/Host';
import { MAP_FLAG, settingCalls } from '@/services/basic/settings';
import { getPorts } from '@/services/transport/ports/getPorts';
import { readEndpoint } from '@/services/transport/query/callEndpoint';

import { mapAppsFor } from './mapAppsFor';
import {
  mapAppChosen,
  type MapAppName,
  mapAppsOffered,
  placeViewAsked,
  type WayAsked,
  wayAsked,
} from './wayfindingSlice';

const GOOD_FOR_SECONDS = 3600;
const NOT_OPENED = '地图没有打开，请稍后重试';

const gcj02 = ({ lng, lat }: { lng: number; lat: number }): GeoPoint => ({ lng, lat, system: 'gcj02' });

const loadLinks = () => import(/* webpackChunkName: "maps" */ '@/host/maps/mapLinks');

function* leaveFor({ to, from }: WayAsked, app: MapAppName): SagaGenerator<void> {
  const { page, report } = yield* getPorts();
  try {
    const { navigationLink } = yield* call(loadLinks);
    const start = from === null ? null : gcj02(from);
    const link = yield* call(() => navigationLink(app, gcj02(to), to.name, start));
    yield* call(page.leave, link);
  } catch (error) {
    report(error, 'wayfinding');
    yield* put(toastShown(NOT_OPENED));
  }
}

/** The newest wish; none when the session has ended. */
function* findWay(action: ReturnType<typeof wayAsked> | ReturnType<typeof sessionEnded>) {
  if (!wayAsked.match(action)) return;
  const { payload } = action;
  const { config } = yield* getPorts();
  let flag: number = MAP_FLAG.ask;
  try {
    flag = (yield* readEndpoint(settingCalls.endpoints.getMapType, undefined, GOOD_FOR_SECONDS)).type;
  } catch {
    // Without an answer the driver is asked.
  }
  const [app, other] = mapAppsFor<MapAppName>(flag, config.mapApps);
  if (app === undefined) yield* put(toastShown('这里没有可用的地图'));
  else if (other === undefined) yield* leaveFor(payload, app);
  else yield* put(mapAppsOffered(payload));
}

function* leaveForChosen({ payload: { app, ...way } }: ReturnType<typeof mapAppChosen>) {
  yield* leaveFor(way, app);
}

/** The viewer of the host, with its own list of map apps; in a browser a map app's page. */
function* viewPlace({ payload: { name, address, ...point } }: ReturnType<typeof placeViewAsked>) {
  const { host } = yield* getPorts();
  const shown = yield* call(() =>
    host.load().then(
      (adapter) => adapter.openPlace({ point: gcj02(point), name, address }),
      () => null,
    ),
  );
  // Without an answer it may well stand open.
  if (shown?.ok !== true && shown?.kind !== 'cancelled' && shown?.kind !== 'unknown') {
    yield* put(toastShown(NOT_OPENED));
  }
}

export function* wayfindingSaga() {
  yield* takeLatest([wayAsked, sessionEnded], findWay);
  yield* takeEvery(mapAppChosen, leaveForChosen);
  yield* takeEvery(placeViewAsked, viewPlace);
}
