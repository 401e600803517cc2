import type { HostWindow } from '@/host/HostEnv';

/** Both clients add their bridge in well under a second. After this limit it will not appear. */
const BRIDGE_LIMIT_MS = 3000;

/**
 * Waits for an object that the host puts on the window and announces with an event on the document. An earlier call would be lost silently. After one
 * unsuccessful wait, later calls only check the window, so that they return at once.
 */
export function createBridgeWait(window: HostWindow, name: string, eventName: string): () => Promise<boolean> {
  const stands = (): boolean => typeof Reflect.get(window, name) === 'object' && Reflect.get(window, name) !== null;
  let waiting: Promise<boolean> | null = null;
  let waitedInVain = false;
  return () => {
    if (stands() || waitedInVain) return Promise.resolve(stands());
    waiting ??= new Promise((resolve) => {
      const end = (): void => {
        window.clearTimeout(timer);
        window.document.removeEventListener(eventName, end);
        waiting = null;
        waitedInVain = !stands();
        resolve(!waitedInVain);
      };
      const timer = window.setTimeout(end, BRIDGE_LIMIT_MS);
      window.document.addEventListener(eventName, end);
    });
    return waiting;
  };
}
