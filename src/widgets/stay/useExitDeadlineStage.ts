import { useCallback, useSyncExternalStore } from 'react';

import { type ExitDeadlineStage, exitDeadlineStageAt } from '@/domain/payment/exitDeadline';
import { SECOND_MS } from '@/lib/timeUnits';
import { usePorts } from '@/platform/ports/PortsContext';

/**
 * How near the time to leave is, by the server's clock; null without a time. The component is rerendered when the stage
 * changes, not every second. In a replay the clock returns the replayed time, so the stage is correct at any point.
 */
export function useExitDeadlineStage(leaveByMs: number | null): ExitDeadlineStage | null {
  const { clock, page } = usePorts();
  const readStage = useCallback(() => exitDeadlineStageAt(leaveByMs, clock.serverNow()), [clock, leaveByMs]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (leaveByMs === null) return () => undefined;
      const timer = setInterval(onChange, SECOND_MS);
      const unsubscribe = page.onPageVisible(onChange);
      return () => {
        clearInterval(timer);
        unsubscribe();
      };
    },
    [page, leaveByMs],
  );
  return useSyncExternalStore(subscribe, readStage);
}
