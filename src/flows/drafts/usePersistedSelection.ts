import { useCallback } from 'react';

import { useDraft } from './useDraft';

/**
 * The selected view of a screen, such as a tab or a filter. It is stored like a draft, so it survives navigation, and a
 * replay shows it at every step.
 */
export function usePersistedSelection<T extends string | number>(
  name: string,
  values: readonly T[],
  initial: T,
): readonly [T, (value: T) => void] {
  const isAllowed = useCallback((value: unknown): value is T => values.includes(value as T), [values]);
  const [value, change] = useDraft<T>(name, initial, isAllowed);
  return [value, change];
}
