/**
 * The chosen plates, each known by its id or number, after a tap on one of them: it is taken off or added. Where only one can be chosen it takes the place of
 * the other; beyond `most` nothing changes, so that no car goes without the driver seeing it.
 */
export function toggledPlate(chosen: readonly string[], plate: string, most: number): readonly string[] {
  if (chosen.includes(plate)) return chosen.filter((one) => one !== plate);
  if (most <= 1) return [plate];
  return chosen.length >= most ? chosen : [...chosen, plate];
}

/** Said below the plates when no more of them can be chosen; empty otherwise. */
export const fullNote = (chosen: readonly string[], most: number): string =>
  most > 1 && chosen.length >= most ? '要换车先取消一辆' : '';
