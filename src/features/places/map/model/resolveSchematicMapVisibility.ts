import type { LoadState } from '@/ui/load/LoadStateContent';

interface PlanConditions {
  /** The driver's location is known, or they chose one. */
  readonly isPlaceKnown: boolean;
  readonly isLocating: boolean;
  readonly load: LoadState;
  readonly hasPins: boolean;
}

/**
 * Whether the plan is rendered. It is useful only around the driver's own or chosen location and with pins on it;
 * otherwise the list comes first. While either is loading, its space is reserved, so that the list does not jump.
 */
export function resolveSchematicMapVisibility({
  isPlaceKnown,
  isLocating,
  load,
  hasPins,
}: PlanConditions): 'drawn' | 'waiting' | 'none' {
  if (!isPlaceKnown) return isLocating ? 'waiting' : 'none';
  if (hasPins) return 'drawn';
  return load === 'loading' ? 'waiting' : 'none';
}
