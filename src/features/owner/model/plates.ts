import { MAX_PLATES } from './checkInForm';

/** The plates after a tap on one of them. */
export function toggledPlate(chosen: readonly string[], plateNo: string): readonly string[] {
  if (chosen.includes(plateNo)) return chosen.filter((one) => one !== plateNo);
  return chosen.length >= MAX_PLATES ? chosen : [...chosen, plateNo];
}
