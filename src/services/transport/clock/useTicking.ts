import { useCallback, useSyncExternalStore } from 'react';

import { SECOND_MS } from '@/lib/timeUnits';

import { usePorts } from '../ports/PortsContext';

/**
 * Whole seconds until a deadline of the server's clock (milliseconds), rounded up. 0 after the deadline, or if there is none. The deadline
 * is in the store; the ticks are not, so the component follows the clock.
 */
export function useSecondsLeft(deadlineMs: number | null): number {
  const { clock } = usePorts();
  const left = useCallback(
    () => (deadlineMs === null ? 0 : Math.max(0, Math.ceil((deadlineMs - clock.serverNow()) / SECOND_MS))),
    [clock, deadlineMs],
  );
  const listen = useCallback(
    (tick: () => void) => {
      if (deadlineMs === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const msLeft = deadlineMs - clock.serverNow();
        // Waits until the shown second changes, and not for a fixed second, so that a slow phone does not skip one.
        if (msLeft > 0) timer = setTimeout(next, Math.max(1, Math.ceil(msLeft % SECOND_MS) || SECOND_MS));
      };
      const next = () => {
        tick();
        wait();
      };
      wait();
      return () => {
        clearTimeout(timer);
      };
    },
    [clock, deadlineMs],
  );
  return useSyncExternalStore(listen, left);
}
