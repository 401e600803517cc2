import { call, put, type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';

import { untilAnswered } from '@/flows/leaving/untilAnswered';
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
  placeViewRequested,
  wayfindingRequested,
  type WayRequested,
} from './wayfindingSlice';

const GOOD_FOR_SECONDS = 3600;
const NOT_OPENED = '地图打不开，请稍后重试';

const gcj02 = ({ lng, lat }: { lng: number; lat: number }): GeoPoint => ({ lng, lat, system: 'gcj02' });

const loadLinks = () => import(/* webpackChunkName: "maps" */ '@/host/maps/mapLinks');

function* leaveFor({ to, from }: WayRequested, app: MapAppName): SagaGenerator<void> {
  const { page, report } = yield* getPorts();
  try {
    const { navigationLink, searchLink } = yield* call(loadLinks);
    const start = from === null ? null : gcj02(from);
    const link = yield* call(() =>
      to.lng === null ? searchLink(app, to, start) : navigationLink(app, gcj02(to), to.name, start),
    );
    yield* untilAnswered();
    yield* call(page.leave, link);
  } catch (error) {
    report(error, 'wayfinding');
    yield* put(toastShown(NOT_OPENED));
  }
}

/** Handles the newest request; none after the session has ended. */
function* findWay(action: ReturnType<typeof wayfindingRequested> | ReturnType<typeof sessionEnded>) {
  if (!wayfindingRequested.match(action)) return;
  const { payload } = action;
  const { config } = yield* getPorts();
  let flag: number = MAP_FLAG.ask;
  try {
    flag = (yield* readEndpoint(settingCalls.endpoints.getMapType, undefined, GOOD_FOR_SECONDS)).type;
  } catch {
    // Without a response, the driver chooses.
  }
  const [app, other] = mapAppsFor<MapAppName>(flag, config.mapApps);
  if (app === undefined) yield* put(toastShown('这里没有可用的地图'));
  else if (other === undefined) yield* leaveFor(payload, app);
  else yield* put(mapAppsOffered(payload));
}

function* leaveForChosen({ payload: { app, ...way } }: ReturnType<typeof mapAppChosen>) {
  yield* leaveFor(way, app);
}

/** Shows the host's viewer, which has its own list of map apps. In a browser, the page of a map app. */
function* viewPlace({ payload: { name, address, ...point } }: ReturnType<typeof placeViewRequested>) {
  const { host } = yield* getPorts();
  const shown = yield* call(() =>
    host.load().then(
      (adapter) => adapter.openPlace({ point: gcj02(point), name, address }),
      () => null,
    ),
  );
  // Without a reply from the host, the viewer may well be open.
  if (shown?.ok !== true && shown?.kind !== 'cancelled' && shown?.kind !== 'unknown') {
    yield* put(toastShown(NOT_OPENED));
  }
}

export function* wayfindingSaga() {
  yield* takeLatest([wayfindingRequested, sessionEnded], findWay);
  yield* takeEvery(mapAppChosen, leaveForChosen);
  yield* takeEvery(placeViewRequested, viewPlace);
}
