import { useEffect, useState } from 'react';

import { MINUTE_MS } from '@/lib/timeUnits';

import { usePorts } from '../ports/PortsContext';

/**
 * The server's time in milliseconds, updated every `everyMs`. The default is a minute, which is as precise as screens show times. Updates
 * stop while the page is hidden. When the page becomes visible again, the time is correct at once, so a countdown never lags behind.
 */
export function useServerNow(everyMs = MINUTE_MS): number {
  const { clock, page } = usePorts();
  const [, setReading] = useState(0);
  useEffect(() => {
    const read = () => {
      if (page.isVisible()) setReading((count) => count + 1);
    };
    const timer = setInterval(read, everyMs);
    const forget = page.onSeenAgain(read);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [clock, page, everyMs]);
  // Always a fresh reading, because the first response of the server or a jump in time may just have changed the clock.
  return clock.serverNow();
}
