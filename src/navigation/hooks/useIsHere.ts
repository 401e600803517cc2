import { type RefObject, useEffect, useRef } from 'react';

/** Whether the screen that asks is still there: who has left is not pulled back by a late answer. */
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
