/**
 * A plate as it is typed: eight cells, '' where nothing has been typed. A cell holds one key of the keyboard. That is one
 * character, except `WJ` (cell 1) and `应急` (cell 7).
 */
export type PlateCells = readonly string[];

export const CELL_COUNT = 8;

/** Without the last cell, which only new-energy and some armed-police plates fill (Rule 6.1). */
export const NEEDED_CELL_COUNT = 7;

/** A plate of which nothing is typed: eight empty texts. */
export function emptyCells(): PlateCells {
  return Array.from({ length: CELL_COUNT }, () => '');
}

/** The plate as it is sent: `粤B12345`. Empty cells leave nothing behind. */
export function joinCells(cells: PlateCells): string {
  return cells.join('');
}
