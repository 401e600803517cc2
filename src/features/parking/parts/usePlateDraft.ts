import { CELL_COUNT } from '@/domain/plate/plateCells';
import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import { emptyEntry, entryOf, type PlateEntry } from '@/ui/plate/plateEntry';

/** What was typed over a lot's name and not yet asked. */
export interface PlateDraft {
  entry: PlateEntry;
  isYellow: boolean;
}

const isPlateDraft = (value: unknown): value is PlateDraft => {
  if (!isPlainObject(value) || typeof value['isYellow'] !== 'boolean' || !isPlainObject(value['entry'])) return false;
  const { cells, active, board } = value['entry'];
  return (
    Array.isArray(cells) &&
    cells.length === CELL_COUNT &&
    cells.every((cell) => typeof cell === 'string') &&
    (active === null || typeof active === 'number') &&
    (board === null || typeof board === 'string')
  );
};

/** @param plateNo of the address: what the cells hold before anything is typed */
export function usePlateDraft(plateNo: string | undefined, isYellow: boolean) {
  const entry = (plateNo === undefined ? null : entryOf(plateNo)) ?? emptyEntry();
  return useDraft<PlateDraft>(`parkingPayPage:${plateNo ?? ''}`, { entry, isYellow }, isPlateDraft);
}
