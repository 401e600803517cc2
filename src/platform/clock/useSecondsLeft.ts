import { useCallback, useSyncExternalStore } from 'react';

import { SECOND_MS } from '@/lib/timeUnits';
import { usePorts } from '@/platform/ports/PortsContext';

/**
 * The whole seconds until a deadline of the server's clock (milliseconds), rounded up; 0 after the deadline or without
 * one. Only the deadline is in the store; the component follows the clock.
 */
export function useSecondsLeft(deadlineMs: number | null): number {
  const { clock } = usePorts();
  const getSecondsLeft = useCallback(
    () => (deadlineMs === null ? 0 : Math.max(0, Math.ceil((deadlineMs - clock.serverNow()) / SECOND_MS))),
    [clock, deadlineMs],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (deadlineMs === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout>;
      const scheduleNext = () => {
        const msLeft = deadlineMs - clock.serverNow();
        // Waits until the displayed second changes, not for a fixed second, so that a slow phone does not skip one.
        if (msLeft > 0) timer = setTimeout(onTick, Math.max(1, Math.ceil(msLeft % SECOND_MS) || SECOND_MS));
      };
      const onTick = () => {
        onChange();
        scheduleNext();
      };
      scheduleNext();
      return () => {
        clearTimeout(timer);
      };
    },
    [clock, deadlineMs],
  );
  return useSyncExternalStore(subscribe, getSecondsLeft);
}
