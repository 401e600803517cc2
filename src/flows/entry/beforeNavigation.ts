import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import { selectRoute } from '@/navigation/history/routeSlice';
import { type PathName, pathNameOf } from '@/navigation/paths';
import { hostConfigCalls } from '@/services/basic/hostConfig';
import { menuCalls } from '@/services/basic/menu';
import { getPorts } from '@/services/transport/ports/getPorts';
import { readEndpoint } from '@/services/transport/query/callEndpoint';

import { appNamed, selectAppName, selectHost } from './entrySlice';

/** Notice and failure pages open without the menu config (Rule 2.4). */
const WITHOUT_MENU: ReadonlySet<PathName | undefined> = new Set<PathName | undefined>([
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
const GOOD_FOR_SECONDS = 300;

/** Runs at every navigation. Only blocks of the very first screen ever wait for it. */
export function* beforeNavigation(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (!WITHOUT_MENU.has(pathNameOf(location.pathname))) {
    try {
      yield* readEndpoint(menuCalls.endpoints.getMenuConfig, undefined, GOOD_FOR_SECONDS);
    } catch {
      // The defaults apply; the next navigation tries again.
    }
  }
  yield* loadHostConfig();
}

/** App info and map key, for wechat- and alipay-type clients (Rule 2.7). */
function* loadHostConfig(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const { kind } = yield* select(selectHost);
  if (kind !== 'wechat' && kind !== 'alipay') return;
  try {
    const info = yield* readEndpoint(hostConfigCalls.endpoints.getApplicationInfo, undefined, GOOD_FOR_SECONDS);
    if (info.appName !== '' && info.appName !== (yield* select(selectAppName))) yield* put(appNamed(info.appName));
    if (info.appId !== '') yield* call(local.set, 'appid', info.appId);
    const { ak } = yield* readEndpoint(hostConfigCalls.endpoints.getMapKey, undefined, GOOD_FOR_SECONDS);
    if (ak !== '') yield* call(local.set, 'ak', ak);
  } catch {
    // The page works without them; the next navigation tries again.
  }
}
