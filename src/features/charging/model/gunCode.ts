import { readQuery } from '@/navigation/guards/readQuery';

/** A gun's number that was typed instead of scanned; null for an address or any other text. */
export function typedGun(text: string): { readonly gunNo: string } | null {
  const { gunNo } = readQuery('chargingPage', new URLSearchParams({ gunNo: text.trim() }).toString());
  return gunNo === undefined ? null : { gunNo };
}

/** Whether a scanned text certainly leads nowhere in this app: no address at all, or one of another host. */
export function isForeignCode(text: string, ownHost: string): boolean {
  const host = /^https?:\/\/([^/?#]+)/i.exec(text.trim())?.[1];
  return host?.toLowerCase() !== ownHost.toLowerCase();
}
