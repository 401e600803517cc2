import { classifyExternalUrl } from '@/navigation/guards/classifyExternalUrl';

/** The state of the link to an issuer's page. */
export type InvoiceLinkState =
  /** The rule for external links allows this address. */
  | { readonly is: 'ready'; readonly url: string; readonly host: string }
  /** There is no address yet. `stateText`: the server's text. */
  | { readonly is: 'waiting'; readonly stateText: string }
  /** The server sent an address that may not be opened. */
  | { readonly is: 'unusable' };

/**
 * The link state of a server response. An empty address is not ready yet; one that the rule for external links rejects
 * is never shown.
 */
export function toInvoiceLinkState({
  url,
  stateText,
}: {
  readonly url: string;
  readonly stateText: string;
}): InvoiceLinkState {
  if (url === '') return { is: 'waiting', stateText };
  const verdict = classifyExternalUrl(url, []);
  return verdict.kind === 'ask' ? { is: 'ready', url: verdict.url, host: verdict.host } : { is: 'unusable' };
}
