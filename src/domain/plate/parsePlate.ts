import { stripInvisibleCharacters } from '@/lib/controlCharacters';

import { PLATE_CELL_COUNT, type PlateCells } from './plateCells';
import { ARMED_POLICE_PLATE_KEY, EMERGENCY_PLATE_KEY, isQueryablePlate } from './plateRules';

/** Dots and dashes that people and other programs put between the parts of a plate. */
const SEPARATOR = /[\s·•・‧∙.。_\-–—]/gu;

/** Longer than any plate with all its separators. A longer paste is not a plate. */
const MAX_LENGTH = 32;

/**
 * Parses a whole plate from a paste, an address or a server, e.g. `粤B·D12345`. Letter case, full-width characters and
 * separators do not matter. Null for everything that is not a plate, such as one with I or O.
 */
export function parsePlate(text: string): PlateCells | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = stripInvisibleCharacters(text.normalize('NFKC').replace(SEPARATOR, '')).toUpperCase();
  const keys = splitKeys(plain);
  if (keys.length > PLATE_CELL_COUNT) return null;
  const cells = [...keys, ...Array.from({ length: PLATE_CELL_COUNT - keys.length }, () => '')];
  return isQueryablePlate(cells) ? cells : null;
}

function splitKeys(plain: string): readonly string[] {
  if (plain.startsWith(ARMED_POLICE_PLATE_KEY))
    return [ARMED_POLICE_PLATE_KEY, ...Array.from(plain.slice(ARMED_POLICE_PLATE_KEY.length))];
  if (plain.endsWith(EMERGENCY_PLATE_KEY))
    return [...Array.from(plain.slice(0, -EMERGENCY_PLATE_KEY.length)), EMERGENCY_PLATE_KEY];
  return Array.from(plain);
}
