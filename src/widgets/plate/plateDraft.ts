import { PLATE_CELL_COUNT } from '@/domain/plate/plateCells';
import { isPlainObject } from '@/lib/isPlainObject';
import type { PlateInputState } from '@/ui/plate/plateInputState';

/** A plate while it is typed, with the state of its keyboard and of the checkbox for yellow plates. */
export interface PlateDraft {
  entry: PlateInputState;
  isYellow: boolean;
}

/** Rejects a stored draft of another shape. */
export const isPlateDraft = (value: unknown): value is PlateDraft => {
  if (!isPlainObject(value) || typeof value['isYellow'] !== 'boolean' || !isPlainObject(value['entry'])) return false;
  const { cells, active, board } = value['entry'];
  return (
    Array.isArray(cells) &&
    cells.length === PLATE_CELL_COUNT &&
    cells.every((cell) => typeof cell === 'string') &&
    (active === null || typeof active === 'number') &&
    (board === null || typeof board === 'string')
  );
};
