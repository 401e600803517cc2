import { CELL_COUNT } from '@/domain/plate/plateCells';
import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import { emptyEntry, type PlateEntry } from '@/ui/plate/plateEntry';

export interface PlateDraft {
  entry: PlateEntry;
  isYellow: boolean;
}

const NOTHING: PlateDraft = { entry: emptyEntry(), isYellow: false };

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

/** The plate being typed on the home screen, its keyboard and the yellow box. */
export const usePlateDraft = () => useDraft('home', NOTHING, isPlateDraft);
