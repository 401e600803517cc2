import { all, call, put, type SagaGenerator, select } from 'typed-redux-saga';

import { selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname, type ScreenName } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';
import { fetchEndpointIfStale } from '@/services/base/baseQuery/callEndpoint';
import { hostAppConfigCalls } from '@/services/basic/hostConfig';
import { menuAndFeatureConfigCalls } from '@/services/basic/menu';

import { appNamed, selectAppName, selectHostCapabilities } from './entrySlice';

/** Notice and failure pages open without the menu config (Rule 2.4). */
const PATHS_WITHOUT_MENU: ReadonlySet<ScreenName | undefined> = new Set<ScreenName | undefined>([
  'notice1',
  'notice2',
  'newNotice',
  'systemNotice',
  'bulletin',
  'privacyPolicyHistory',
  'thirdPayFail',
  'scanQRCodeFailed',
  'scanQRCodeChargingFailed',
  'notFound',
  undefined,
]);
/** A cached response stays valid for navigations within five minutes. */
const CONFIG_CACHE_SECONDS = 300;

/** Runs at every navigation. Only parts of the very first screen ever wait for it. */
export function* loadMenuAndHostConfig(): SagaGenerator<void> {
  // The menu config may enable a block with a map, so the map key is loaded in parallel.
  yield* all([call(loadMenu), call(loadHostConfig)]);
}

function* loadMenu(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (PATHS_WITHOUT_MENU.has(findScreenNameByPathname(location.pathname))) return;
  try {
    yield* fetchEndpointIfStale(menuAndFeatureConfigCalls.endpoints.getMenuConfig, undefined, CONFIG_CACHE_SECONDS);
  } catch {
    // The defaults apply; the next navigation tries again.
  }
}

/** App info and map key, for wechat- and alipay-type clients (Rule 2.7), in parallel. */
function* loadHostConfig(): SagaGenerator<void> {
  const { kind } = yield* select(selectHostCapabilities);
  if (kind === 'wechat' || kind === 'alipay') yield* all([call(loadAppInfo), call(loadMapKey)]);
}

// The page works without both; the next navigation tries again.
function* loadAppInfo(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  try {
    const info = yield* fetchEndpointIfStale(
      hostAppConfigCalls.endpoints.getApplicationInfo,
      undefined,
      CONFIG_CACHE_SECONDS,
    );
    if (info.appName !== '') {
      yield* call(local.set, 'appName', info.appName);
      if (info.appName !== (yield* select(selectAppName))) yield* put(appNamed(info.appName));
    }
    if (info.appId !== '') yield* call(local.set, 'appid', info.appId);
  } catch {
    // The stored name stays.
  }
}

function* loadMapKey(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  try {
    const { ak } = yield* fetchEndpointIfStale(hostAppConfigCalls.endpoints.getMapKey, undefined, CONFIG_CACHE_SECONDS);
    if (ak !== '') yield* call(local.set, 'ak', ak);
  } catch {
    // The stored or configured key stays.
  }
}
