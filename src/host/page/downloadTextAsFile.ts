import { MINUTE_MS } from '@/lib/timeUnits';

/** The delay before the object URL is revoked: long enough for the slowest browser to read it. */
const REVOKE_DELAY_MS = MINUTE_MS;

/**
 * Offers a text to the driver as a file download. Hosts often block downloads silently, so the caller should offer an
 * alternative. Returns false if the page itself cannot start the download.
 */
export function downloadTextAsFile(name: string, text: string, type = 'application/json'): boolean {
  try {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, REVOKE_DELAY_MS);
    return true;
  } catch {
    return false;
  }
}
