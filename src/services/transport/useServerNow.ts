import { useEffect, useState } from 'react';

import { usePorts } from './PortsContext';

/**
 * The server's time, milliseconds, read again every so many. It rests while the page is hidden and is right at once when the
 * page is seen again, so that a countdown never runs behind.
 */
export function useServerNow(everyMs: number): number {
  const { clock, page } = usePorts();
  const [now, setNow] = useState(() => clock.serverNow());
  useEffect(() => {
    const read = () => {
      if (page.isVisible()) setNow(clock.serverNow());
    };
    const timer = setInterval(read, everyMs);
    const forget = page.onSeenAgain(read);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [clock, page, everyMs]);
  return now;
}
