import { type Pass, PASS_STATE } from '@/services/special/passes';

const VALID_STATES: ReadonlySet<number> = new Set([PASS_STATE.inForce, PASS_STATE.expiring]);

/** The passes that are currently valid for a plate. */
export const findValidPassesOfPlate = (passes: readonly Pass[], plateId: string): readonly Pass[] =>
  passes.filter(({ state, plates }) => VALID_STATES.has(state) && plates.some((plate) => plate.plateId === plateId));
