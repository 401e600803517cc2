/**
 * The selected plates, each identified by its id or number, after a tap on one of them, which removes or adds it. If
 * only one can be selected, it replaces the other; beyond `limit` nothing changes, so that no car is deselected without
 * the driver noticing.
 */
export function toggleSelectedPlate(selected: readonly string[], plate: string, limit: number): readonly string[] {
  if (selected.includes(plate)) return selected.filter((one) => one !== plate);
  if (limit <= 1) return [plate];
  return selected.length >= limit ? selected : [...selected, plate];
}

/** The note below the plates when no more can be selected; empty otherwise. */
export const plateLimitReachedText = (selected: readonly string[], limit: number): string =>
  limit > 1 && selected.length >= limit ? '要换车先取消一辆' : '';
