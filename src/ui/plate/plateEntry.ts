import { parsePlate } from '@/domain/plate/parsePlate';
import { emptyCells, NEEDED_CELL_COUNT, type PlateCells } from '@/domain/plate/plateCells';
import { legalKeys } from '@/domain/plate/plateRules';

import type { Typing } from '../keyboard/keyboardEngine';

/** The state of a plate that is being typed. Plain data, which the caller keeps in the store. */
export interface PlateEntry {
  readonly cells: PlateCells;
  /** The cell that receives the next key; null while the keyboard is closed. */
  readonly active: number | null;
  /** The board selected with 切换; null for the cell's default board. */
  readonly board: string | null;
}

export function emptyEntry(): PlateEntry {
  return { cells: emptyCells(), active: null, board: null };
}

/** A whole plate from a paste, the history or an address, with the keyboard closed. Null if the text is not a plate. */
export function entryOf(plateNo: string): PlateEntry | null {
  const cells = parsePlate(plateNo);
  return cells === null ? null : { cells, active: null, board: null };
}

/** Converts the entry to the state of the keyboard. */
export function toTyping({ cells, active, board }: PlateEntry): Typing {
  return { values: cells, active, board };
}

/** Converts the state of the keyboard back to the entry. */
export function fromTyping({ values, active, board }: Typing): PlateEntry {
  return { cells: values, active, board };
}

/** The entry with its keyboard open at what is missing: the first needed cell that is empty, or that holds what no plate has there. */
export function atFirstGap(entry: PlateEntry): PlateEntry {
  const { cells } = entry;
  const gap = cells.findIndex((key, index) =>
    key === '' ? index < NEEDED_CELL_COUNT : !legalKeys(cells, index).has(key),
  );
  return { cells, active: gap === -1 ? NEEDED_CELL_COUNT - 1 : gap, board: null };
}
