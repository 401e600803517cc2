import { PLATE_CELL_COUNT, type PlateCells } from '@/domain/plate/plateCells';
import { clearIllegalPlateCells, listLegalPlateKeys } from '@/domain/plate/plateRules';

// The required behaviour of the plate keyboard, expressed with the plate rules only. A test compares the keyboard's engine with it.

/** The cells after a press, and the cell for the next press. */
interface Pressed {
  readonly cells: PlateCells;
  readonly next: number;
}

/**
 * Presses a key of the plate keyboard on a cell. The key replaces the cell's content. The next press goes to the following cell
 * if any key is legal there. A key that is illegal in this cell changes nothing.
 *
 * The change empties later cells that it makes illegal (`粤Z1234港` loses 港 when 粤 becomes 京). All others stay.
 */
export function pressKey(cells: PlateCells, index: number, key: string): Pressed {
  if (!listLegalPlateKeys(cells, index).has(key)) return { cells, next: index };
  const pressed = replaceCell(cells, index, key);
  const following = index + 1;
  const canGoOn = following < PLATE_CELL_COUNT && listLegalPlateKeys(pressed, following).size > 0;
  return { cells: pressed, next: canGoOn ? following : index };
}

/**
 * Backspace on a cell empties it, or goes to the previous cell if it is already empty (Rule 6.5). Later cells that are illegal
 * without the emptied one are emptied too.
 */
export function pressBackspace(cells: PlateCells, index: number): Pressed {
  const isEmpty = (cells[index] ?? '') === '';
  return isEmpty ? { cells, next: Math.max(0, index - 1) } : { cells: replaceCell(cells, index, ''), next: index };
}

function replaceCell(cells: PlateCells, index: number, key: string): PlateCells {
  return clearIllegalPlateCells(cells.map((old, at) => (at === index ? key : old)));
}
