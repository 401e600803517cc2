import { CLIENT_TYPE, type ClientType } from '@/host/clientType';
import type { HostKind } from '@/host/Host';

import type { RuntimeConfig } from '../config/runtimeConfig';
import { storedOpenid } from '../session/openidProof';
import type { KeyValueStore } from '../storage/storage';

const OF_HOST: Record<Exclude<HostKind, 'browser'>, ClientType> = {
  native: CLIENT_TYPE.app,
  wechat: CLIENT_TYPE.wechat,
  alipay: CLIENT_TYPE.alipay,
};

/**
 * The client type that the server knows (Rule 1.1, default 2). The host decides; only a plain browser uses a stored value. It feeds the
 * header and hides what a client may not use. It grants nothing.
 */
export function clientTypeOf(kind: HostKind, local: Pick<KeyValueStore, 'get'>): ClientType {
  if (kind !== 'browser') return OF_HOST[kind];
  const stored = local.get('clientType');
  return stored === '1' ? CLIENT_TYPE.app : stored === '3' ? CLIENT_TYPE.alipay : CLIENT_TYPE.wechat;
}

/** The driver's id in the host as it is stored: proved, or only claimed by a link. */
export const thirdIdOf = storedOpenid;

/** The dealer of all calls: of the link that opened the page, else of this site. */
export const dealerOf = (
  local: Pick<KeyValueStore, 'get'>,
  { driverDealerId }: Pick<RuntimeConfig, 'driverDealerId'>,
): string => local.get('driverDealerId') ?? driverDealerId;
