import { parsePlate } from '@/domain/plate/parsePlate';
import { joinCells } from '@/domain/plate/plateCells';

/** The plate in a scanned code: the code is a plate, or an address that names one. Null if there is none. */
export function plateInCode(text: string): string | null {
  const [, query = ''] = text.split(/[?#]/);
  const cells = parsePlate(text.trim()) ?? parsePlate(new URLSearchParams(query).get('plateNo') ?? '');
  return cells === null ? null : joinCells(cells);
}
