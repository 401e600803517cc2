import { CELL_COUNT, type PlateCells } from '@/domain/plate/plateCells';
import { legalKeys, withoutIllegalCells } from '@/domain/plate/plateRules';

// What the plate keyboard must do, in the words of the plate's rules alone: the keyboard's engine is held against it.

/** The cells after a press, and the cell that the next press goes to. */
interface Pressed {
  readonly cells: PlateCells;
  readonly next: number;
}

/**
 * A key of the plate keyboard is pressed on a cell. What stood in the cell is replaced, and the next press goes to the cell
 * after it, if any key may stand there. A key that may not stand in this cell changes nothing.
 *
 * Later cells that the change has made illegal are emptied (`粤Z1234港` loses 港 when 粤 becomes 京); all others stay.
 */
export function pressKey(cells: PlateCells, index: number, key: string): Pressed {
  if (!legalKeys(cells, index).has(key)) return { cells, next: index };
  const pressed = replaceCell(cells, index, key);
  const following = index + 1;
  const canGoOn = following < CELL_COUNT && legalKeys(pressed, following).size > 0;
  return { cells: pressed, next: canGoOn ? following : index };
}

/**
 * Backspace on a cell: empties it, or goes to the cell before when it is already empty (Rule 6.5). Later cells that are
 * illegal without the emptied one go as well.
 */
export function pressBackspace(cells: PlateCells, index: number): Pressed {
  const isEmpty = (cells[index] ?? '') === '';
  return isEmpty ? { cells, next: Math.max(0, index - 1) } : { cells: replaceCell(cells, index, ''), next: index };
}

function replaceCell(cells: PlateCells, index: number, key: string): PlateCells {
  return withoutIllegalCells(cells.map((old, at) => (at === index ? key : old)));
}
