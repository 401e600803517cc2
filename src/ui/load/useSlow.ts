import { useEffect, useState } from 'react';

/** After this long a driver wants to know what is being waited for. */
const SLOW_MS = 3000;

/** Whether a wait has lasted for more than 3 s. It starts again with every new wait. */
export function useSlow(isWaiting: boolean): boolean {
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
