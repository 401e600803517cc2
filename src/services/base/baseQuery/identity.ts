import { CLIENT_TYPE, type ClientType } from '@/host/clientType';
import type { HostAppKind } from '@/host/HostAdapter';
import type { RuntimeConfig } from '@/platform/config/runtimeConfig';
import type { KeyValueStore } from '@/platform/storage/storage';

import { readStoredOpenid } from '../session/openidProof';

const CLIENT_TYPE_BY_HOST: Record<Exclude<HostAppKind, 'browser'>, ClientType> = {
  native: CLIENT_TYPE.app,
  wechat: CLIENT_TYPE.wechat,
  alipay: CLIENT_TYPE.alipay,
};

/**
 * The client type for the server (Rule 1.1, default 2). The host decides; only a plain browser uses a stored value. It
 * is sent in the header and hides features that the client does not support. It grants no rights.
 */
export function resolveClientType(kind: HostAppKind, local: Pick<KeyValueStore, 'get'>): ClientType {
  if (kind !== 'browser') return CLIENT_TYPE_BY_HOST[kind];
  const stored = local.get('clientType');
  return stored === '1' ? CLIENT_TYPE.app : stored === '3' ? CLIENT_TYPE.alipay : CLIENT_TYPE.wechat;
}

/** The driver's id in the host, as stored: proved, or only claimed by a link. */
export const readStoredThirdPartyId = readStoredOpenid;

/** The dealer sent with all calls: the one of the link that opened the page, otherwise the site's. */
export const resolveDealerId = (
  local: Pick<KeyValueStore, 'get'>,
  { driverDealerId }: Pick<RuntimeConfig, 'driverDealerId'>,
): string => local.get('driverDealerId') ?? driverDealerId;
