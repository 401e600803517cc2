import { useEffect, useState } from 'react';

import { MINUTE_MS } from '@/lib/timeUnits';

import { usePorts } from '../ports/PortsContext';

/**
 * The server's time, milliseconds, read again every so many: each minute, which is as fine as a page tells a moment, unless
 * said otherwise. It rests while the page is hidden and is right at once when the page is seen again, so that a countdown
 * never runs behind.
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
  // Never a reading kept from before: the first answer of the server may just have set the clock right, or a jump in time has moved it.
  return clock.serverNow();
}
