import { parseJson } from '@/lib/parseJson';

import { readLocalStorage } from './callStarter';

/** Written by flows/preferences. This is a short form of its reader; a test compares both. */
const KEY = 'preferences.v1';

/** Elder mode and colour scheme also select the skeleton's tokens. Missing or invalid storage gives the defaults. */
export function applyStoredDisplayPreferences(root: HTMLElement): void {
  const { isElder, scheme } = (parseJson(readLocalStorage(KEY) ?? '') ?? {}) as { isElder?: unknown; scheme?: unknown };
  root.dataset['elder'] = isElder === true ? 'on' : 'off';
  root.dataset['scheme'] = scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}
