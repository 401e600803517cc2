/** Written by flows/preferences. Its reader is repeated here in short form, and a test compares both. */
const KEY = 'preferences.v1';

/** Elder mode and colour scheme also choose the skeleton's tokens. */
export function applyPreferences(root: HTMLElement): void {
  try {
    const { isElder, scheme } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
      isElder?: unknown;
      scheme?: unknown;
    };
    root.dataset['elder'] = isElder === true ? 'on' : 'off';
    root.dataset['scheme'] = scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
  } catch {
    // Storage is blocked or contains something else: keep the defaults.
  }
}
