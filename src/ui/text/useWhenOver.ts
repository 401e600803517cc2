import { useEffect, useRef } from 'react';

/** Calls `onOver` when `isOver` becomes true, and again each time it becomes true after it was false. */
export function useWhenOver(isOver: boolean, onOver: (() => void) | undefined): void {
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    let isWanted = isOver;
    // Not at once: the effects of the screen above, which start the queries that `onOver` repeats, run after this one.
    void Promise.resolve().then(() => {
      if (isWanted) latest.current?.();
    });
    return () => {
      isWanted = false;
    };
  }, [isOver]);
}
