import type { HostResult } from '@/host/Host';
import type { HostWindow } from '@/host/HostEnv';
import { hostError } from '@/host/replies/hostError';

/** No host responds to a close. A window that is still open after this time will stay open. */
const CLOSING_MS = 500;

/**
 * Asks the host to close its window, then the browser, which closes only windows opened by a script. If this resolves at all, the page is still open.
 */
export async function closePage(window: HostWindow, askHost: (() => void) | null): Promise<HostResult<void>> {
  if (askHost) {
    try {
      askHost();
      await new Promise<void>((resolve) => {
        window.setTimeout(resolve, CLOSING_MS);
      });
    } catch {
      // If the host refuses the call, the browser's own way is left.
    }
  }
  window.close();
  return hostError('close', 'unsupported');
}
