import { useEffect, useRef } from 'react';

import { usePorts } from '../ports/PortsContext';

interface Rhythm {
  /** Milliseconds between two questions while the page is seen. */
  readonly seenMs: number;
  /** The same while it is hidden; by default nothing is asked then. */
  readonly hiddenMs?: number;
}

/**
 * Asks the server again and again, and at once when the page is seen again.
 *
 * @param ask null: nothing is asked
 */
export function usePolling(ask: (() => unknown) | null, { seenMs, hiddenMs = Infinity }: Rhythm): void {
  const { page, clock } = usePorts();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const isOn = ask !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    let askedAt = clock.monotonic();
    const again = () => {
      askedAt = clock.monotonic();
      latest.current?.();
    };
    const timer = setInterval(() => {
      if (page.isVisible() || clock.monotonic() - askedAt >= hiddenMs) again();
    }, seenMs);
    const forget = page.onSeenAgain(again);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [isOn, page, clock, seenMs, hiddenMs]);
}
