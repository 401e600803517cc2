import { judgeOutside } from './leaving';
import { safePathAlone } from './safeReturnPath';

/** What a scanned text is: a page of ours, or a text that is only shown. */
export type ScannedVerdict = { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'text' };

const TEXT: ScannedVerdict = { kind: 'text' };

export interface OwnAddress {
  /** Scheme, host and port of this document. */
  origin: string;
  /** The app's base path; starts and ends with a slash. */
  basePath: string;
}

/**
 * The rule for QR codes, which anybody may have printed. Only a link to an existing page of the app navigates, and only by the app's own
 * router. The link's host must be ours or on the operator's list. The rest must pass the rule for return paths, which excludes sign-in
 * pages, `reqJson` and nested addresses. Everything else is text.
 *
 * @param allowedHosts as for `judgeOutside`
 */
export function judgeScanned(text: string, own: OwnAddress, allowedHosts: readonly string[]): ScannedVerdict {
  const outside = judgeOutside(text.trim(), allowedHosts);
  if (outside.kind === 'refuse') return TEXT;
  const { host, pathname, search } = new URL(outside.url);
  const isOurs = host === new URL(own.origin).host || outside.kind === 'open';
  if (!isOurs || !pathname.startsWith(own.basePath)) return TEXT;
  const path = safePathAlone(pathname.slice(own.basePath.length - 1) + search);
  return path === null ? TEXT : { kind: 'inside', path };
}
