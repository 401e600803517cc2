/** Written by flows/preferences, whose reader this repeats in short; a test holds both together. */
const KEY = 'preferences.v1';

/** Elder mode and colour scheme choose the skeleton's tokens too. */
export function applyPreferences(root: HTMLElement): void {
  try {
    const { isElder, scheme } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
      isElder?: unknown;
      scheme?: unknown;
    };
    root.dataset['elder'] = isElder === true ? 'on' : 'off';
    root.dataset['scheme'] = scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
  } catch {
    // Storage is refused or holds something else: the usual look.
  }
}
