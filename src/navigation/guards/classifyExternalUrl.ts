import { hasControlCharacter } from '@/lib/controlCharacters';

/**
 * What to do with an external address: open it, ask the driver to confirm with the host's name shown, or do nothing.
 * `url` is the address in the form that the browser will use.
 */
export type ExternalUrlVerdict =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'ask'; readonly url: string; readonly host: string }
  | { readonly kind: 'refuse' };

const REFUSE: ExternalUrlVerdict = { kind: 'refuse' };

/** No advert or news address is that long, and some clients truncate addresses here. */
const MAX_LENGTH = 2048;

/**
 * The rule for addresses from a server or a QR code (adverts, news, external menu entries), Rule 2.12.
 *
 * Only absolute `https:` addresses are opened; `http:` is upgraded to `https:`. An address with credentials is
 * rejected, because credentials can disguise its host. A host is allowed when it equals an entry of the list or is a
 * subdomain of one.
 *
 * @param allowedHosts host names from the configuration, without scheme and port
 */
export function classifyExternalUrl(url: string, allowedHosts: readonly string[]): ExternalUrlVerdict {
  if (url.length > MAX_LENGTH || hasControlCharacter(url) || !/^https?:\/\//i.test(url) || url.includes('\\'))
    return REFUSE;

  const parsed = parse(url.replace(/^http:/i, 'https:'));
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '') return REFUSE;

  const host = parsed.hostname.replace(/\.$/, '');
  const isAllowed = allowedHosts
    .map((allowed) => allowed.toLowerCase())
    .some((allowed) => allowed !== '' && (host === allowed || host.endsWith(`.${allowed}`)));
  return isAllowed ? { kind: 'open', url: parsed.href } : { kind: 'ask', url: parsed.href, host };
}

function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
