import { useEffect, useState } from 'react';

import { MINUTE_MS } from '@/lib/timeUnits';
import { usePorts } from '@/platform/ports/PortsContext';

/**
 * The server's time in milliseconds, updated every `intervalMs`. The default is a minute, the precision of times on
 * screens. Updates stop while the page is hidden, and it is updated at once when the page becomes visible again.
 */
export function useServerNow(intervalMs = MINUTE_MS): number {
  const { clock, page } = usePorts();
  const [, setReading] = useState(0);
  useEffect(() => {
    const refresh = () => {
      if (page.isVisible()) setReading((count) => count + 1);
    };
    const timer = setInterval(refresh, intervalMs);
    const unsubscribe = page.onPageVisible(refresh);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [clock, page, intervalMs]);
  // Always read anew: the server's first response or a jump of time may just have changed the clock.
  return clock.serverNow();
}
