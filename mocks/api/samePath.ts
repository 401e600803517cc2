const ANYWHERE = 'http://app.invalid';

/** The path, query and fragment of an address of the app, whatever its origin; `/home` for anything else. */
export function samePath(address: string): string {
  try {
    const { protocol, pathname, search, hash } = new URL(address, ANYWHERE);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    // Two slashes at the start would name another host.
    return isWeb && address !== '' && !pathname.startsWith('//') ? pathname + search + hash : '/home';
  } catch {
    return '/home';
  }
}
