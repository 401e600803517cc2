/**
 * A plate while it is typed: eight cells, '' for an empty one. A cell holds one key
 * of the keyboard. A key is one character, except `WJ` (cell 1) and `应急` (cell 7).
 */
export type PlateCells = readonly string[];

export const PLATE_CELL_COUNT = 8;

/** All cells but the last, which only new-energy and some armed-police plates fill (Rule 6.1). */
export const REQUIRED_PLATE_CELL_COUNT = 7;

/** An empty plate: eight empty texts. */
export function createEmptyPlateCells(): PlateCells {
  return Array.from({ length: PLATE_CELL_COUNT }, () => '');
}

/** The plate as calls send it, e.g. `粤B12345`. Empty cells add nothing. */
export function joinPlateCells(cells: PlateCells): string {
  return cells.join('');
}
