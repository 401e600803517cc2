import { classifyExternalUrl } from './classifyExternalUrl';
import { toSafePathWithoutReturnTarget } from './toSafeReturnPath';

/** The result for a scanned text: a page of this app, or a text that is only shown. */
export type ScannedTextVerdict = { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'text' };

const TEXT: ScannedTextVerdict = { kind: 'text' };

export interface AppBaseUrl {
  /** Scheme, host and port of this document. */
  origin: string;
  /** The app's base path; starts and ends with a slash. */
  basePath: string;
}

/**
 * The rule for QR codes, which anybody may have printed. Only a link to an existing page of the app navigates, and only
 * through the app's own router. The link's host must be this app's or on the operator's list. The rest must pass the
 * rule for return paths, which excludes sign-in pages, `reqJson` and nested addresses. Everything else is text.
 *
 * @param allowedHosts as for `classifyExternalUrl`
 */
export function classifyScannedText(
  text: string,
  own: AppBaseUrl,
  allowedHosts: readonly string[],
): ScannedTextVerdict {
  const outside = classifyExternalUrl(text.trim(), allowedHosts);
  if (outside.kind === 'refuse') return TEXT;
  const { host, pathname, search } = new URL(outside.url);
  const isOurs = host === new URL(own.origin).host || outside.kind === 'open';
  if (!isOurs || !pathname.startsWith(own.basePath)) return TEXT;
  const path = toSafePathWithoutReturnTarget(pathname.slice(own.basePath.length - 1) + search);
  return path === null ? TEXT : { kind: 'inside', path };
}
