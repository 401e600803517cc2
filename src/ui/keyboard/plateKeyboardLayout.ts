import {
  findInitialPlateKeyboardBoard,
  findNextPlateKeyboardBoard,
  PLATE_KEYBOARD_BOARDS as plateBoards,
  type PlateKeyboardBoardName,
} from '@/domain/plate/plateBoards';
import { ARMED_POLICE_PLATE_KEY, clearIllegalPlateCells, listLegalPlateKeys } from '@/domain/plate/plateRules';

import type { KeyboardLayout } from './keyboardEngine';

/** Each cell of a plate takes one key, and the rules of plates decide which. */
export const plateKeyboardLayout: KeyboardLayout = {
  label: '车牌键盘',
  boards: plateBoards,
  boardFor: findInitialPlateKeyboardBoard,
  otherBoard: (cells, index, shown) => (isPlateBoard(shown) ? findNextPlateKeyboardBoard(cells, index, shown) : null),
  isLegal: (cells, index, key) => listLegalPlateKeys(cells, index).has(key),
  toKey: (_cells, index, character) => {
    const key = character.toUpperCase();
    // A hardware keyboard has no WJ key. In the first cell, W can mean nothing else.
    return index === 0 && key === ARMED_POLICE_PLATE_KEY.charAt(0) ? ARMED_POLICE_PLATE_KEY : key;
  },
  maxLength: () => 1,
  clearInvalid: clearIllegalPlateCells,
};

function isPlateBoard(name: string): name is PlateKeyboardBoardName {
  return name in plateBoards;
}
