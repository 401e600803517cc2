import { judgeOutside } from '@/navigation/guards/leaving';

/** What the screen of an invoice says and offers. */
export type InvoiceLink =
  /** The address of the issuer can be opened by the leaving rule. */
  | { readonly is: 'ready'; readonly url: string; readonly host: string }
  /** There is none yet. `said`: the server's words. */
  | { readonly is: 'waiting'; readonly said: string }
  /** What the server sent is no address to open. */
  | { readonly is: 'unusable' };

/** Reads the address of an invoice. An empty one is not there yet; one that the leaving rule refuses is never shown. */
export function invoiceLinkOf({ url, stateText }: { readonly url: string; readonly stateText: string }): InvoiceLink {
  if (url === '') return { is: 'waiting', said: stateText };
  const verdict = judgeOutside(url, []);
  return verdict.kind === 'ask' ? { is: 'ready', url: verdict.url, host: verdict.host } : { is: 'unusable' };
}
