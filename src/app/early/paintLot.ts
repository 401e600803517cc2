import type { Told } from './callStarter';
import { type Loose, textIn, write, writeAnswer } from './paint';

/** Draws the lot that a code stands for. */
export function paintLot(parkId: string, { data }: Told): void {
  const given = data as Loose;
  if (given?.['parkId'] !== parkId) return;
  writeAnswer('lot', textIn(given['parkName']) || '停车场');
  write('address', textIn(given['parkAddr']));
}
