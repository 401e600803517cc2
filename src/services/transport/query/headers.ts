import { encodeBase64Utf8 } from '@/lib/base64Utf8';

import type { RuntimeConfig } from '../config/runtimeConfig';
import type { Clock, HostPort } from '../ports/ports';
import type { SessionKeeper } from '../session/sessionKeeper';
import type { KeyValueStore, Random } from '../storage/storage';
import { authModelOf } from './authModel';
import { clientTypeOf, dealerOf } from './identity';
import { openidFor } from './provedOpenidCalls';

/** Rule 3.2. */
const NS_LENGTH = 32;
/** No token of ours has such a character. A cookie of another site may, and then `fetch` throws. */
const NOT_OF_HEADERS = /[^ -~]/;

/** The inputs of the headers. All ports have them, and so does the inline script that starts the first calls before the app. */
export interface HeaderSources {
  clock: Pick<Clock, 'deviceNow'>;
  random: Random;
  local: Pick<KeyValueStore, 'get'>;
  host: Pick<HostPort, 'kind'>;
  config: Pick<RuntimeConfig, 'driverDealerId'>;
  session: Pick<SessionKeeper, 'provedOpenid'>;
}

export interface CallHeaders {
  ns: string;
  headers: Record<string, string>;
}

/**
 * Creates the headers Authorization (token), ClientType and CustomPayload. The latter is the base64 of {ns, ts, driverDealerId, openid,
 * buyid, authModel} (Rule 3.1). It may contain Chinese, so its UTF-8 bytes are encoded.
 */
export function headersFor(
  path: string,
  token: string | null,
  { clock, random, local, host, config, session }: HeaderSources,
  openid = openidFor(path, { local, session }),
): CallHeaders {
  const ns = random.text(NS_LENGTH);
  const payload = {
    ns,
    ts: clock.deviceNow(),
    driverDealerId: dealerOf(local, config),
    openid,
    buyid: local.get('buyid') ?? '',
    authModel: authModelOf(path),
  };
  return {
    ns,
    headers: {
      'Content-Type': 'application/json',
      ClientType: String(clientTypeOf(host.kind, local)),
      CustomPayload: encodeBase64Utf8(JSON.stringify(payload)),
      ...(token === null || NOT_OF_HEADERS.test(token) ? {} : { Authorization: token }),
    },
  };
}
