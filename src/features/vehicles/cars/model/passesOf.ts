import { type Pass, PASS_STATE } from '@/services/special/passes';

const IN_FORCE: ReadonlySet<number> = new Set([PASS_STATE.inForce, PASS_STATE.expiring]);

/** The passes that are currently valid for a plate. */
export const passesOf = (passes: readonly Pass[], plateId: string): readonly Pass[] =>
  passes.filter(({ state, plates }) => IN_FORCE.has(state) && plates.some((plate) => plate.plateId === plateId));
