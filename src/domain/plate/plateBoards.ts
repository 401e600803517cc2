import type { PlateCells } from './plateCells';
import { ARMED_POLICE_PLATE_KEY, EMBASSY_PLATE_KEY, EMERGENCY_PLATE_KEY, listLegalPlateKeys } from './plateRules';

export type PlateKeyboardBoardName = 'provinces' | 'characters' | 'special';

/**
 * The plate keyboard: rows of keys, in reading order. Letters are placed as on a usual keyboard, without I and O. 删除
 * and 切换 are not in the data, because they are the same on every board.
 */
export const PLATE_KEYBOARD_BOARDS: Readonly<Record<PlateKeyboardBoardName, readonly (readonly string[])[]>> = {
  provinces: [
    Array.from('京津沪渝冀豫云辽黑湘'),
    Array.from('皖鲁新苏浙赣鄂桂甘晋'),
    Array.from('蒙陕吉闽贵粤青藏川宁'),
    ['琼', EMBASSY_PLATE_KEY, ARMED_POLICE_PLATE_KEY],
  ],
  characters: [Array.from('1234567890'), Array.from('QWERTYUP'), Array.from('ASDFGHJKL'), Array.from('ZXCVBNM')],
  special: [['学', '警', '挂', '领', '港', '澳', EMERGENCY_PLATE_KEY]],
};

/** The order in which 切换 goes through the boards. */
const ORDER: readonly PlateKeyboardBoardName[] = ['provinces', 'characters', 'special'];

/** The board to show first for a cell: the first one with a legal key for it. */
export function findInitialPlateKeyboardBoard(cells: PlateCells, index: number): PlateKeyboardBoardName {
  return listUsableBoards(cells, index)[0] ?? 'characters';
}

/** The board that 切换 shows next, or null when no other board has a legal key for this cell. */
export function findNextPlateKeyboardBoard(
  cells: PlateCells,
  index: number,
  shown: PlateKeyboardBoardName,
): PlateKeyboardBoardName | null {
  const useful = listUsableBoards(cells, index);
  const next = useful[(useful.indexOf(shown) + 1) % useful.length];
  return next === undefined || next === shown ? null : next;
}

function listUsableBoards(cells: PlateCells, index: number): readonly PlateKeyboardBoardName[] {
  const legal = listLegalPlateKeys(cells, index);
  return ORDER.filter((name) => PLATE_KEYBOARD_BOARDS[name].some((row) => row.some((key) => legal.has(key))));
}
