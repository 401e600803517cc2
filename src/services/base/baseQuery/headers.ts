import { encodeBase64Utf8 } from '@/lib/encodeBase64Utf8';
import type { RuntimeConfig } from '@/platform/config/runtimeConfig';
import type { Clock, HostAdapterPort } from '@/platform/ports/ports';
import type { SessionManager } from '@/platform/ports/session';
import type { KeyValueStore, Random } from '@/platform/storage/storage';

import { getPathAuthModel } from './authModel';
import { resolveClientType, resolveDealerId } from './identity';
import { resolveCallOpenid } from './provedOpenidCalls';

/** Rule 3.2. */
const NS_LENGTH = 32;
/** Our tokens never contain such a character. A cookie of another site may, and `fetch` would throw. */
const INVALID_IN_HEADER = /[^ -~]/;

/**
 * The inputs of the headers. All ports have them, and so does the inline script that sends the first calls before the
 * app.
 */
export interface CallHeaderSources {
  clock: Pick<Clock, 'deviceNow'>;
  random: Random;
  local: Pick<KeyValueStore, 'get'>;
  host: Pick<HostAdapterPort, 'kind'>;
  config: Pick<RuntimeConfig, 'driverDealerId'>;
  session: Pick<SessionManager, 'provedOpenid'>;
}

export interface CallHeaders {
  ns: string;
  headers: Record<string, string>;
}

/**
 * Creates the headers Authorization (token), ClientType and CustomPayload. The latter is the base64 of {ns, ts,
 * driverDealerId, openid, buyid, authModel} (Rule 3.1). It may contain Chinese, so its UTF-8 bytes are encoded.
 */
export function createCallHeaders(
  path: string,
  token: string | null,
  { clock, random, local, host, config, session }: CallHeaderSources,
  openid = resolveCallOpenid(path, { local, session }),
): CallHeaders {
  const ns = random.text(NS_LENGTH);
  const payload = {
    ns,
    ts: clock.deviceNow(),
    driverDealerId: resolveDealerId(local, config),
    openid,
    buyid: local.get('buyid') ?? '',
    authModel: getPathAuthModel(path),
  };
  return {
    ns,
    headers: {
      'Content-Type': 'application/json',
      ClientType: String(resolveClientType(host.kind, local)),
      CustomPayload: encodeBase64Utf8(JSON.stringify(payload)),
      ...(token === null || INVALID_IN_HEADER.test(token) ? {} : { Authorization: token }),
    },
  };
}
