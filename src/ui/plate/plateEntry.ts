import { parsePlate } from '@/domain/plate/parsePlate';
import { emptyCells, type PlateCells } from '@/domain/plate/plateCells';

import type { Typing } from '../keyboard/keyboardEngine';

/** A plate being typed. Plain data, which the caller keeps in the store. */
export interface PlateEntry {
  readonly cells: PlateCells;
  /** The cell that the next key goes to; null while the keyboard is closed. */
  readonly active: number | null;
  /** The board that 切换 has brought up; null for the one that suits the cell. */
  readonly board: string | null;
}

export function emptyEntry(): PlateEntry {
  return { cells: emptyCells(), active: null, board: null };
}

/** A whole plate from a paste, the history or an address, keyboard closed. Null for a text that is no plate. */
export function entryOf(plateNo: string): PlateEntry | null {
  const cells = parsePlate(plateNo);
  return cells === null ? null : { cells, active: null, board: null };
}

/** The entry as the keyboard sees it. */
export function toTyping({ cells, active, board }: PlateEntry): Typing {
  return { values: cells, active, board };
}

/** What the keyboard has made of the entry. */
export function fromTyping({ values, active, board }: Typing): PlateEntry {
  return { cells: values, active, board };
}
