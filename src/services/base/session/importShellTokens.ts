import { createTextFingerprint } from '@/lib/createTextFingerprint';
import type { KeyValueStore } from '@/platform/storage/storage';

import { removeAllSessionOpenidProofs } from './openidProof';
import type { TabSessionState } from './tabSession';
import { writeSession } from './tokenCookies';

/**
 * The end of the access token that was imported last. The previous release identifies a pair by it alone, so it is
 * still written.
 */
const IMPORTED_KEY = 'importedShellToken';
/**
 * That end, and a hash of both tokens. If its end differs from the stored one, it is older than the previous release's
 * import.
 */
const HASH_KEY = 'importedShellPair';

/**
 * A native shell may have put a token pair into local storage. The pair is moved to the cookies once. A pair that
 * differs from the last import is new and takes precedence. The same pair again is a leftover and is ignored, also
 * after the driver has signed out.
 */
export function importShellTokens(session: TabSessionState, local: KeyValueStore): void {
  const token = local.get('token') ?? '';
  if (token !== '') {
    const refreshToken = local.get('refreshToken') ?? '';
    const end = token.slice(-6);
    const hash = `${end} ${createTextFingerprint(JSON.stringify([token, refreshToken]))}`;
    const lastEnd = local.get(IMPORTED_KEY);
    const lastHash = local.get(HASH_KEY);
    const isLeftover = lastHash?.startsWith(`${lastEnd ?? ''} `) === true ? lastHash === hash : lastEnd === end;
    if (!isLeftover) {
      removeAllSessionOpenidProofs(session.proofs);
      writeSession(session, { token, refreshToken });
    }
    local.set(IMPORTED_KEY, end);
    local.set(HASH_KEY, hash);
  }
  local.remove('token');
  local.remove('refreshToken');
}
