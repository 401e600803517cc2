import type { ClientType, HostKind } from '@/host/Host';

import type { KeyValueStore } from '../storage/storage';

const OF_HOST: Record<Exclude<HostKind, 'browser'>, ClientType> = { native: 1, wechat: 2, alipay: 3 };

/**
 * Client type 1 app, 2 wechat-type, 3 alipay-type (Rule 1.1, default 2). The host decides; only in a plain
 * browser a stored value counts. It feeds the header and hides what a client may not use; it grants nothing.
 */
export function clientTypeOf(kind: HostKind, local: Pick<KeyValueStore, 'get'>): ClientType {
  if (kind !== 'browser') return OF_HOST[kind];
  const stored = local.get('clientType');
  return stored === '1' ? 1 : stored === '3' ? 3 : 2;
}

/** The driver's id in the program around the page; kept under either spelling (Rule 1.2), empty when unknown. */
export const thirdIdOf = (local: Pick<KeyValueStore, 'get'>): string =>
  local.get('openid') ?? local.get('openId') ?? '';
