import { call, put, type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';

import { waitForPaymentOrderResponse } from '@/flows/leaving/waitForPaymentOrderResponse';
import { toastShown } from '@/flows/notices/noticesSlice';
import { sessionEnded } from '@/flows/session/sessionSlice';
import type { GeoPoint } from '@/host/HostAdapter';
import { getPorts } from '@/platform/ports/getPorts';
import { fetchEndpointIfStale } from '@/services/base/baseQuery/callEndpoint';
import { MAP_APP_SETTING, operatorSettingCalls } from '@/services/basic/settings';

import { getOfferedMapApps } from './getOfferedMapApps';
import {
  mapAppChosen,
  type MapAppName,
  mapAppsOffered,
  placeViewRequested,
  type WayfindingRequest,
  wayfindingRequested,
} from './wayfindingSlice';

const MAP_TYPE_CACHE_SECONDS = 3600;
const OPEN_FAILED_TEXT = '地图打不开，请稍后重试';

const gcj02 = ({ lng, lat }: { lng: number; lat: number }): GeoPoint => ({ lng, lat, system: 'gcj02' });

const loadLinks = () => import(/* webpackChunkName: "maps" */ '@/host/maps/mapLinks');

function* openMapApp({ to, from }: WayfindingRequest, app: MapAppName): SagaGenerator<void> {
  const { page, report } = yield* getPorts();
  try {
    const { createMapNavigationLink: navigationLink, createMapSearchLink: searchLink } = yield* call(loadLinks);
    const start = from === null ? null : gcj02(from);
    const link = yield* call(() =>
      to.lng === null ? searchLink(app, to, start) : navigationLink(app, gcj02(to), to.name, start),
    );
    yield* waitForPaymentOrderResponse();
    yield* call(page.leave, link);
  } catch (error) {
    report(error, 'wayfinding');
    yield* put(toastShown(OPEN_FAILED_TEXT));
  }
}

/** Handles the newest request; none after the session has ended. */
function* handleRouteRequest(action: ReturnType<typeof wayfindingRequested> | ReturnType<typeof sessionEnded>) {
  if (!wayfindingRequested.match(action)) return;
  const { payload } = action;
  const { config } = yield* getPorts();
  let flag: number = MAP_APP_SETTING.ask;
  try {
    flag = (yield* fetchEndpointIfStale(operatorSettingCalls.endpoints.getMapType, undefined, MAP_TYPE_CACHE_SECONDS))
      .type;
  } catch {
    // Without a response, the driver chooses.
  }
  const [app, other] = getOfferedMapApps<MapAppName>(flag, config.mapApps);
  if (app === undefined) yield* put(toastShown('这里没有可用的地图'));
  else if (other === undefined) yield* openMapApp(payload, app);
  else yield* put(mapAppsOffered(payload));
}

function* openChosenMapApp({ payload: { app, ...way } }: ReturnType<typeof mapAppChosen>) {
  yield* openMapApp(way, app);
}

/**
 * Shows the place in the host's viewer, which has its own list of map apps. In a browser, opens the page of a map app.
 */
function* viewPlace({ payload: { name, address, ...point } }: ReturnType<typeof placeViewRequested>) {
  const { host } = yield* getPorts();
  const shown = yield* call(() =>
    host.load().then(
      (adapter) => adapter.openPlace({ point: gcj02(point), name, address }),
      () => null,
    ),
  );
  // Without a result from the host, the viewer may well be open.
  if (shown?.ok !== true && shown?.kind !== 'cancelled' && shown?.kind !== 'unknown') {
    yield* put(toastShown(OPEN_FAILED_TEXT));
  }
}

export function* wayfindingSaga() {
  yield* takeLatest([wayfindingRequested, sessionEnded], handleRouteRequest);
  yield* takeEvery(mapAppChosen, openChosenMapApp);
  yield* takeEvery(placeViewRequested, viewPlace);
}
