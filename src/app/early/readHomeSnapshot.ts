import { parseJson } from '@/lib/parseJson';

import { readLocalStorage } from './callStarter';

/** Written by the home screen: `{ adverts, menu }` from the server's last responses. */
const KEY = 'home.lastSeen.v1';

/** The content that this device's home screen last showed; null if it cannot be read. */
export const readHomeSnapshot = () =>
  (parseJson(readLocalStorage(KEY) ?? '') ?? null) as Partial<Record<string, unknown>> | null;
