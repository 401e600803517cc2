import { useEffect, useRef } from 'react';

/** Calls `onOver` when `isOver` becomes true, and again each time it becomes true after it was false. */
export function useWhenOver(isOver: boolean, onOver: (() => void) | undefined): void {
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (isOver) latest.current?.();
  }, [isOver]);
}
