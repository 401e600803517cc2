import { useEffect, useRef } from 'react';

import { usePorts } from '@/platform/ports/PortsContext';

interface PollingIntervals {
  /** The polling interval while the page is visible. */
  readonly visibleMs: number;
  /** The interval while it is hidden; by default there is no polling then. */
  readonly hiddenMs?: number;
}

/**
 * Polls at an interval, and at once when the page becomes visible again.
 *
 * @param poll null: polling is off
 */
export function usePolling(poll: (() => unknown) | null, { visibleMs, hiddenMs = Infinity }: PollingIntervals): void {
  const { page, clock } = usePorts();
  const latest = useRef(poll);
  useEffect(() => {
    latest.current = poll;
  });
  const isEnabled = poll !== null;
  useEffect(() => {
    if (!isEnabled) return undefined;
    let lastPolledAtMs = clock.monotonic();
    const pollNow = () => {
      lastPolledAtMs = clock.monotonic();
      latest.current?.();
    };
    const timer = setInterval(() => {
      if (page.isVisible() || clock.monotonic() - lastPolledAtMs >= hiddenMs) pollNow();
    }, visibleMs);
    const unsubscribe = page.onPageVisible(pollNow);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [isEnabled, page, clock, visibleMs, hiddenMs]);
}
