import { judgeOutside } from './leaving';
import { safeReturnPath } from './safeReturnPath';

/** What a scanned text is to this program: a page of ours, or a text that is only shown. */
export type ScannedVerdict = { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'text' };

const TEXT: ScannedVerdict = { kind: 'text' };

export interface OwnAddress {
  /** Scheme, host and port of this document. */
  origin: string;
  /** Where the app lives below it; starts and ends with a slash. */
  basePath: string;
}

/**
 * The rule for codes that anybody may have printed. Only a link to a page that exists here leads anywhere, and it leads by our
 * own router: the host of the link must be ours or one of the operator's, and the rest passes the rule for ways back, so that
 * signing in, tickets and addresses in addresses are left out. Everything else is text.
 *
 * @param allowedHosts as for `judgeOutside`
 */
export function judgeScanned(text: string, own: OwnAddress, allowedHosts: readonly string[]): ScannedVerdict {
  const outside = judgeOutside(text.trim(), allowedHosts);
  if (outside.kind === 'refuse') return TEXT;
  const { host, pathname, search } = new URL(outside.url);
  const isOurs = host === new URL(own.origin).host || outside.kind === 'open';
  if (!isOurs || !pathname.startsWith(own.basePath)) return TEXT;
  const path = safeReturnPath(pathname.slice(own.basePath.length - 1) + search);
  return path === null ? TEXT : { kind: 'inside', path };
}
