import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';

/** Parses a typed gun number; null for an address or any other text. */
export function parseGunNo(text: string): { readonly gunNo: string } | null {
  const { gunNo } = readScreenQueryParams('chargingPage', new URLSearchParams({ gunNo: text.trim() }).toString());
  return gunNo === undefined ? null : { gunNo };
}

/** Whether a scanned text certainly does not lead into this app: no address, or one of another host. */
export function isExternalScannedCode(text: string, ownHost: string): boolean {
  const host = /^https?:\/\/([^/?#]+)/i.exec(text.trim())?.[1];
  return host?.toLowerCase() !== ownHost.toLowerCase();
}
