import type { Told } from './callStarter';
import { element, type Loose, slot, textIn, write, writeAnswer } from './paint';

/** Draws the lot that a code stands for. */
export function paintLot(parkId: string, { data }: Told): void {
  const given = data as Loose;
  if (given?.['parkId'] !== parkId) return;
  writeAnswer('lot', textIn(given['parkName']) || '停车场');
  write('address', textIn(given['parkAddr']));
}

/** The ordinary plates. Special ones and everything that is no plate are left to the program. */
const PLATE = /^[\u4e00-\u9fa5][A-HJ-NP-Z][A-HJ-NP-Z\d]{5,6}$/;

/** Draws the plate of the address into the cells. */
export function paintCells(query: URLSearchParams): void {
  const [text = '', ...others] = new Set(query.getAll('plateNo'));
  if (others.length > 0 || !PLATE.test(text)) return;
  for (const [at, cell] of [...(slot('cells')?.children ?? [])].entries()) {
    const typed = text.charAt(at);
    // The last cell is optional and keeps its hint.
    if (typed !== '') cell.replaceWith(element('b', typed, 'typed'));
  }
}
