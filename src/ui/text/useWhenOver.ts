import { useEffect, useRef } from 'react';

/** Tells once that a time is over, and once more when it is over again after another one was set. */
export function useWhenOver(isOver: boolean, onOver: (() => void) | undefined): void {
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (isOver) latest.current?.();
  }, [isOver]);
}
