/** The plates after a tap on one of them: it is taken off, added, or, where the rule takes one only, chosen instead. */
export function toggled(chosen: readonly string[], plateId: string, maxPlates: number): readonly string[] {
  if (chosen.includes(plateId)) return chosen.filter((id) => id !== plateId);
  if (maxPlates <= 1) return [plateId];
  return chosen.length >= maxPlates ? chosen : [...chosen, plateId];
}
