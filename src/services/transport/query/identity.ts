import { CLIENT_TYPE, type ClientType } from '@/host/clientType';
import type { HostKind } from '@/host/Host';

import type { KeyValueStore } from '../storage/storage';

const OF_HOST: Record<Exclude<HostKind, 'browser'>, ClientType> = {
  native: CLIENT_TYPE.app,
  wechat: CLIENT_TYPE.wechat,
  alipay: CLIENT_TYPE.alipay,
};

/**
 * What the server calls this client (Rule 1.1, default 2). The host decides; only in a plain
 * browser a stored value counts. It feeds the header and hides what a client may not use; it grants nothing.
 */
export function clientTypeOf(kind: HostKind, local: Pick<KeyValueStore, 'get'>): ClientType {
  if (kind !== 'browser') return OF_HOST[kind];
  const stored = local.get('clientType');
  return stored === '1' ? CLIENT_TYPE.app : stored === '3' ? CLIENT_TYPE.alipay : CLIENT_TYPE.wechat;
}

/** The driver's id in the program around the page; kept under either spelling (Rule 1.2), empty when unknown. */
export const thirdIdOf = (local: Pick<KeyValueStore, 'get'>): string =>
  local.get('openid') ?? local.get('openId') ?? '';
