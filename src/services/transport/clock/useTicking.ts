import { useCallback, useSyncExternalStore } from 'react';

import { SECOND_MS } from '@/lib/timeUnits';

import { usePorts } from '../ports/PortsContext';

/**
 * Whole seconds until a deadline of the server's clock (milliseconds), a begun second counted whole; 0 once it has passed or
 * when there is none. The deadline is state; the ticks are not, so a component that shows them follows the clock.
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
        // To the next change of the shown second and not a fixed second, so that a slow phone does not skip one.
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
