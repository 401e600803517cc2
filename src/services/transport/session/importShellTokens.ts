import type { KeyValueStore } from '../storage/storage';
import { endEveryProof } from './openidProof';
import type { SessionState } from './sessionState';
import { tokenIn, writeSession } from './tokenCookies';

const IMPORTED_KEY = 'importedShellToken';

/**
 * A native shell may have put a token pair into local storage. The pair is moved to the cookies once. A pair that differs from the last
 * import is new and wins. The same pair again is a leftover, and the cookies win.
 */
export function importShellTokens(session: SessionState, local: KeyValueStore): void {
  const token = local.get('token') ?? '';
  if (token !== '' && (token.slice(-6) !== local.get(IMPORTED_KEY) || tokenIn(session.cookies) === null)) {
    endEveryProof(session.proofs);
    writeSession(session, { token, refreshToken: local.get('refreshToken') ?? '' });
    local.set(IMPORTED_KEY, token.slice(-6));
  }
  local.remove('token');
  local.remove('refreshToken');
}
