import type { HostResult } from '@/host/Host';
import type { HostWindow } from '@/host/HostEnv';
import { hostError } from '@/host/replies/hostError';

/** No host answers a close; a window that still stands after this will stay. */
const CLOSING_MS = 500;

/**
 * Asks the host to close its window, then the browser, which obeys only for windows opened by a script. Answering at all
 * means that the page is still here.
 */
export async function closePage(window: HostWindow, askHost: (() => void) | null): Promise<HostResult<void>> {
  if (askHost) {
    try {
      askHost();
      await new Promise<void>((resolve) => {
        window.setTimeout(resolve, CLOSING_MS);
      });
    } catch {
      // A host that refuses the call leaves the browser's own way.
    }
  }
  window.close();
  return hostError('close', 'unsupported');
}
