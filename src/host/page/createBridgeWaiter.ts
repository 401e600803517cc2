import type { HostWindow } from '@/host/HostAdapterEnv';

/** Both clients add their bridge in well under a second. After this time it is considered missing. */
const BRIDGE_TIMEOUT_MS = 3000;

/**
 * Creates a function that waits for an object which the host puts on the window and announces with an event on the
 * document. Calls before that would be lost. After one timeout, later calls only check the window and return at once.
 */
export function createBridgeWaiter(window: HostWindow, name: string, eventName: string): () => Promise<boolean> {
  const isPresent = (): boolean => typeof Reflect.get(window, name) === 'object' && Reflect.get(window, name) !== null;
  let pending: Promise<boolean> | null = null;
  let hasTimedOut = false;
  return () => {
    if (isPresent() || hasTimedOut) return Promise.resolve(isPresent());
    pending ??= new Promise((resolve) => {
      const finish = (): void => {
        window.clearTimeout(timer);
        window.document.removeEventListener(eventName, finish);
        pending = null;
        hasTimedOut = !isPresent();
        resolve(!hasTimedOut);
      };
      const timer = window.setTimeout(finish, BRIDGE_TIMEOUT_MS);
      window.document.addEventListener(eventName, finish);
    });
    return pending;
  };
}
