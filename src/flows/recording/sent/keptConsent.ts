import { isPrintOf, printWithSalt, SALT_LENGTH } from '@/lib/saltedPrint';
import type { Ports } from '@/services/transport/ports/ports';

/** Key in local storage: a print of the driver whose recordings may be sent by themselves. */
const CONSENT_KEY = 'recordingConsent.v1';

/** Whether this driver has agreed, at any visit. Another driver of the same phone has not. */
export function hasKeptConsent({ local, session }: Pick<Ports, 'local' | 'session'>): boolean {
  const print = local.get(CONSENT_KEY);
  return print !== null && isPrintOf(print, session.owner());
}

export function keepConsent(
  { local, session, random }: Pick<Ports, 'local' | 'session' | 'random'>,
  isGiven: boolean,
): void {
  if (isGiven) local.set(CONSENT_KEY, printWithSalt(random.text(SALT_LENGTH), session.owner()));
  else local.remove(CONSENT_KEY);
}
