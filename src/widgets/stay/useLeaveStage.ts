import { useCallback, useSyncExternalStore } from 'react';

import { type LeaveStage, leaveStageOf } from '@/domain/payment/leaveBy';
import { SECOND_MS } from '@/lib/timeUnits';
import { usePorts } from '@/services/transport/ports/PortsContext';

/**
 * How far the time to leave is, by the server's clock; null without one. The component is drawn again when the stage changes, and not at every second.
 * The time to leave is in the store and the clock stands where a jump in time has put it, so a jump moves the stage.
 */
export function useLeaveStage(leaveByMs: number | null): LeaveStage | null {
  const { clock, page } = usePorts();
  const stage = useCallback(() => leaveStageOf(leaveByMs, clock.serverNow()), [clock, leaveByMs]);
  const listen = useCallback(
    (look: () => void) => {
      if (leaveByMs === null) return () => undefined;
      const timer = setInterval(look, SECOND_MS);
      const forget = page.onSeenAgain(look);
      return () => {
        clearInterval(timer);
        forget();
      };
    },
    [page, leaveByMs],
  );
  return useSyncExternalStore(listen, stage);
}
