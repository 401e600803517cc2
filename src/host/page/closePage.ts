import type { HostResult } from '@/host/HostAdapter';
import type { HostWindow } from '@/host/HostAdapterEnv';
import { createHostError } from '@/host/replies/createHostError';

/** No host responds to a close. A window that is still open after this time stays open. */
const CLOSE_WAIT_MS = 500;

/**
 * Requests the host to close its window, then the browser, which closes only windows opened by a script. If this
 * resolves, the page is still open.
 */
export async function closePage(window: HostWindow, callHostClose: (() => void) | null): Promise<HostResult<void>> {
  if (callHostClose) {
    try {
      callHostClose();
      await new Promise<void>((resolve) => {
        window.setTimeout(resolve, CLOSE_WAIT_MS);
      });
    } catch {
      // If the host's call throws, the browser's own `close` is tried.
    }
  }
  window.close();
  return createHostError('close', 'unsupported');
}
