import { useCallback } from 'react';

import { useDraft } from './useDraft';

/** Which of a few views of a screen is open (a tab, a filter): kept like a draft, so that it is there again on the way back and after a jump in time. */
export function useChoice<T extends string | number>(
  name: string,
  values: readonly T[],
  initial: T,
): readonly [T, (value: T) => void] {
  const isOne = useCallback((value: unknown): value is T => values.includes(value as T), [values]);
  const [value, change] = useDraft<T>(name, initial, isOne);
  return [value, change];
}
