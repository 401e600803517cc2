import type { LoadState } from '@/ui/load/LoadedContent';

interface Known {
  /** The driver's own place is known, or they chose one. */
  readonly isPlaceKnown: boolean;
  readonly isLocating: boolean;
  readonly load: LoadState;
  readonly hasPins: boolean;
}

/**
 * Whether the plan is drawn. It shows what lies where from a place, so it says something only around a place that is the driver's, with something on it.
 * Without that the list comes first. While either is still being found out, the plan's room is kept, so that the list does not jump.
 */
export function planState({ isPlaceKnown, isLocating, load, hasPins }: Known): 'drawn' | 'waiting' | 'none' {
  if (!isPlaceKnown) return isLocating ? 'waiting' : 'none';
  if (hasPins) return 'drawn';
  return load === 'loading' ? 'waiting' : 'none';
}
