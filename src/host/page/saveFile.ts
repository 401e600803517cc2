import { MINUTE_MS } from '@/lib/timeUnits';

/** Long enough for the slowest browser to open it. */
const KEPT_MS = MINUTE_MS;

/**
 * Offers a text to the driver as a file. Hosts often refuse downloads silently, so the caller should offer another way too. Returns false if the page
 * itself knows that it cannot download.
 */
export function saveFile(name: string, text: string, type = 'application/json'): boolean {
  try {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, KEPT_MS);
    return true;
  } catch {
    return false;
  }
}
