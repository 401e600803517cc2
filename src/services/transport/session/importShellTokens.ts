import { fingerprint } from '@/lib/fingerprint';

import type { KeyValueStore } from '../storage/storage';
import { endEveryProof } from './openidProof';
import type { SessionState } from './sessionState';
import { writeSession } from './tokenCookies';

/** The end of the access token that was imported last. The last release knows a pair by it alone, so it is still written. */
const IMPORTED_KEY = 'importedShellToken';
/** That end, and a print of both tokens. Beside another end it is older than the last release's import. */
const PRINT_KEY = 'importedShellPair';

/**
 * A native shell may have put a token pair into local storage. The pair is moved to the cookies once. A pair that differs from the last import is
 * new and wins. The same pair again is a leftover, and the cookies win, also where the driver has signed out.
 */
export function importShellTokens(session: SessionState, local: KeyValueStore): void {
  const token = local.get('token') ?? '';
  if (token !== '') {
    const refreshToken = local.get('refreshToken') ?? '';
    const end = token.slice(-6);
    const print = `${end} ${fingerprint(JSON.stringify([token, refreshToken]))}`;
    const lastEnd = local.get(IMPORTED_KEY);
    const lastPrint = local.get(PRINT_KEY);
    const isLeftover = lastPrint?.startsWith(`${lastEnd ?? ''} `) === true ? lastPrint === print : lastEnd === end;
    if (!isLeftover) {
      endEveryProof(session.proofs);
      writeSession(session, { token, refreshToken });
    }
    local.set(IMPORTED_KEY, end);
    local.set(PRINT_KEY, print);
  }
  local.remove('token');
  local.remove('refreshToken');
}
