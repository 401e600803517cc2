import { parseJson } from '@/lib/parseJson';

import { stored } from './callStarter';

/** Written by the home screen: `{ adverts, menu }` from the server's last responses. */
const KEY = 'home.lastSeen.v1';

/** What this device's home screen showed last time; null when it cannot be read. */
export const lastSeenHome = () => (parseJson(stored(KEY) ?? '') ?? null) as Partial<Record<string, unknown>> | null;
