import { useEffect, useState } from 'react';

/** After this time a driver wants to know what is loading. */
const SLOW_MS = 3000;

/** Whether loading has taken more than 3 s. Starts again with every new load. */
export function useIsLoadingSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
