import { parsePlate } from '@/domain/plate/parsePlate';
import { joinPlateCells } from '@/domain/plate/plateCells';

/** The plate in a scanned code, which is a plate or an address that contains one; null if there is none. */
export function parsePlateFromCode(text: string): string | null {
  const [, query = ''] = text.split(/[?#]/);
  const cells = parsePlate(text.trim()) ?? parsePlate(new URLSearchParams(query).get('plateNo') ?? '');
  return cells === null ? null : joinPlateCells(cells);
}
