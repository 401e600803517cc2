import { useEffect, useRef } from 'react';

/** Calls `onExpired` when `isExpired` becomes true, and again each time it becomes true after it was false. */
export function useOnExpired(isExpired: boolean, onExpired: (() => void) | undefined): void {
  const latest = useRef(onExpired);
  useEffect(() => {
    latest.current = onExpired;
  });
  useEffect(() => {
    let isCurrent = isExpired;
    // Deferred, because the effects of the parent screen, which start the queries that `onExpired` repeats, run after
    // this one.
    void Promise.resolve().then(() => {
      if (isCurrent) latest.current?.();
    });
    return () => {
      isCurrent = false;
    };
  }, [isExpired]);
}
