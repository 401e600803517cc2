import { parsePlate } from '@/domain/plate/parsePlate';
import { createEmptyPlateCells, type PlateCells, REQUIRED_PLATE_CELL_COUNT } from '@/domain/plate/plateCells';
import { listLegalPlateKeys } from '@/domain/plate/plateRules';
import type { KeyboardTypingState } from '@/ui/keyboard/keyboardEngine';

/** The state of a plate that is being typed. Plain data, which the caller keeps in the store. */
export interface PlateInputState {
  readonly cells: PlateCells;
  /** The cell that receives the next key; null while the keyboard is closed. */
  readonly active: number | null;
  /** The board selected with 切换; null for the cell's default board. */
  readonly board: string | null;
}

export function createEmptyPlateInputState(): PlateInputState {
  return { cells: createEmptyPlateCells(), active: null, board: null };
}

/**
 * A complete plate from a paste, the history or an address, with the keyboard closed. Null if the text is not a plate.
 */
export function parsePlateToInputState(plateNo: string): PlateInputState | null {
  const cells = parsePlate(plateNo);
  return cells === null ? null : { cells, active: null, board: null };
}

/** Converts the entry to the state of the keyboard. */
export function toKeyboardTypingState({ cells, active, board }: PlateInputState): KeyboardTypingState {
  return { values: cells, active, board };
}

/** Converts the state of the keyboard back to the entry. */
export function toPlateInputState({ values, active, board }: KeyboardTypingState): PlateInputState {
  return { cells: values, active, board };
}

/**
 * The entry with its keyboard open at the first required cell that is empty, or at the first cell with an invalid key.
 */
export function activateFirstInvalidPlateCell(entry: PlateInputState): PlateInputState {
  const { cells } = entry;
  const gap = cells.findIndex((key, index) =>
    key === '' ? index < REQUIRED_PLATE_CELL_COUNT : !listLegalPlateKeys(cells, index).has(key),
  );
  return { cells, active: gap === -1 ? REQUIRED_PLATE_CELL_COUNT - 1 : gap, board: null };
}
