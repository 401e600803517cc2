import { type OpenidUse, storedOpenid } from '../session/openidProof';
import type { SessionKeeper } from '../session/sessionKeeper';
import type { KeyValueStore } from '../storage/storage';

/**
 * Calls that bind an openid, open a session or remember a plate. They carry only an openid that is proved to be the driver's: a link may have brought
 * any other, and its sender would sign in as the driver from then on. By the end of their paths: short, because
 * the inline script of the document has it too.
 */
const PROVED_ONLY: readonly (readonly [RegExp, OpenidUse])[] = [
  [/\/(bindPhone|sendVerifyCode|userApplies|registorSendCoupon|ownInvitation)$/, 'bind'],
  [/\/(register|login|loginByVerifyCode|oAuth(Login|Accounts|Choice))$/, 'begin'],
  [/msp\/plateNo$|plateHistory/, 'remember'],
];

interface Sources {
  readonly local: Pick<KeyValueStore, 'get'>;
  readonly session: Pick<SessionKeeper, 'provedOpenid'>;
}

/** The openid that a call carries: for what binds, begins or remembers only a proved one, else the stored one; empty if there is none. */
export function openidFor(path: string, { local, session }: Sources): string {
  const use = PROVED_ONLY.find(([pattern]) => pattern.test(path))?.[1];
  return use === undefined ? storedOpenid(local) : session.provedOpenid(use);
}
