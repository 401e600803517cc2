import { matchesSaltAndHashText, SALT_LENGTH, toSaltAndHashText } from '@/lib/createSaltedHash';
import type { Ports } from '@/platform/ports/ports';

/** Key in local storage: a salted hash of the driver whose recordings may be sent automatically. */
const CONSENT_KEY = 'recordingConsent.v1';

/** Whether this driver has consented, at any visit. The consent of another driver on the same phone does not count. */
export function hasRecordingSendConsent({ local, session }: Pick<Ports, 'local' | 'session'>): boolean {
  const print = local.get(CONSENT_KEY);
  return print !== null && matchesSaltAndHashText(print, session.owner());
}

export function storeRecordingSendConsent(
  { local, session, random }: Pick<Ports, 'local' | 'session' | 'random'>,
  isGranted: boolean,
): void {
  if (isGranted) local.set(CONSENT_KEY, toSaltAndHashText(random.text(SALT_LENGTH), session.owner()));
  else local.remove(CONSENT_KEY);
}
