import type { BoundPlate } from '@/services/charge/plates';
import { type Pass, PASS_STATE } from '@/services/special/passes';

export const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The ids of the pass's cars that the driver still has bound, in the order of the pass. */
export const listPassCarIdsBoundToDriver = (
  { plates: cars }: Pick<Pass, 'plates'>,
  plates: readonly BoundPlate[],
): readonly string[] => cars.map(({ plateId }) => plateId).filter((id) => plates.some(({ plateId }) => plateId === id));

const CHANGEABLE_STATES: ReadonlySet<number> = new Set([PASS_STATE.pending, PASS_STATE.inForce, PASS_STATE.expiring]);

/** Whether the cars of a pass can be changed in this state. */
export const canChangePassCars = ({ state, canEdit }: Pick<Pass, 'state' | 'canEdit'>): boolean =>
  canEdit === 1 && CHANGEABLE_STATES.has(state);

/** The note at the button while nothing has changed or the cars cannot be changed; empty otherwise. */
export function passCarsChangeBlockedText(
  pass: Pick<Pass, 'state' | 'canEdit'>,
  current: readonly string[],
  chosen: readonly string[],
): string {
  if (!canChangePassCars(pass)) return '这张月卡现在不能换车';
  if (chosen.length === 0) return '请至少选择一辆车';
  return chosen.join() === current.join() ? '还没有改动' : '';
}
