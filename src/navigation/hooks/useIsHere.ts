import { type RefObject, useEffect, useRef } from 'react';

/** Whether the calling screen is still mounted, so that a late response does not navigate after the driver has left. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
