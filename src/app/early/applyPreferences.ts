import { parseJson } from '@/lib/parseJson';

import { stored } from './callStarter';

/** Written by flows/preferences. Its reader is repeated here in short form, and a test compares both. */
const KEY = 'preferences.v1';

/** Elder mode and colour scheme also choose the skeleton's tokens. Without storage, and where it contains something else, they are the defaults. */
export function applyPreferences(root: HTMLElement): void {
  const { isElder, scheme } = (parseJson(stored(KEY) ?? '') ?? {}) as { isElder?: unknown; scheme?: unknown };
  root.dataset['elder'] = isElder === true ? 'on' : 'off';
  root.dataset['scheme'] = scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}
