import type { BoundPlate } from '@/services/charge/plates';
import { type Pass, PASS_STATE } from '@/services/special/passes';

export const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The pass's cars among the driver's own, in the order of the pass. A car that was unbound is none of them. */
export const ownCars = ({ plates: cars }: Pick<Pass, 'plates'>, plates: readonly BoundPlate[]): readonly string[] =>
  cars.map(({ plateId }) => plateId).filter((id) => plates.some(({ plateId }) => plateId === id));

const CHANGES: ReadonlySet<number> = new Set([PASS_STATE.pending, PASS_STATE.inForce, PASS_STATE.expiring]);

/** Whether the cars of a pass can be changed in this state. */
export const canChangeCars = ({ state, canEdit }: Pick<Pass, 'state' | 'canEdit'>): boolean =>
  canEdit === 1 && CHANGES.has(state);

/** Said at the button while there is nothing to change, or it cannot be; empty when it can. */
export function carsFault(
  pass: Pick<Pass, 'state' | 'canEdit'>,
  current: readonly string[],
  chosen: readonly string[],
): string {
  if (!canChangeCars(pass)) return '这张月卡现在不能换车';
  if (chosen.length === 0) return '请至少选择一辆车';
  return chosen.join() === current.join() ? '还没有改动' : '';
}
