import type { OpenidUse } from '@/platform/ports/session';
import type { SessionManager } from '@/platform/ports/session';
import type { KeyValueStore } from '@/platform/storage/storage';

import { readStoredOpenid } from '../session/openidProof';

/**
 * Calls that bind an openid, open a session or store a plate. They are sent only with an openid that is proved to be
 * the driver's: a link may have brought another one, and its sender could then sign in as the driver. Matched by the
 * end of their paths, which keeps the patterns short for the inline script.
 */
const PROOF_REQUIRED: readonly (readonly [RegExp, OpenidUse])[] = [
  [/\/(bindPhone|sendVerifyCode|userApplies|registorSendCoupon|ownInvitation)$/, 'bind'],
  [/\/(register|login|loginByVerifyCode|oAuth(Login|Accounts|Choice))$/, 'begin'],
  [/msp\/plateNo$|plateHistory/, 'remember'],
];

interface OpenidSources {
  readonly local: Pick<KeyValueStore, 'get'>;
  readonly session: Pick<SessionManager, 'provedOpenid'>;
}

/**
 * The openid for a call: for the calls listed above only a proved one, otherwise the stored one; empty if there is
 * none.
 */
export function resolveCallOpenid(path: string, { local, session }: OpenidSources): string {
  const use = PROOF_REQUIRED.find(([pattern]) => pattern.test(path))?.[1];
  return use === undefined ? readStoredOpenid(local) : session.provedOpenid(use);
}
