import { type BoardName, boards as plateBoards, findInitialBoard, findNextBoard } from '@/domain/plate/plateBoards';
import { ARMED_POLICE, clearIllegalCells, legalKeys } from '@/domain/plate/plateRules';

import type { KeyboardLayout } from './keyboardEngine';

/** Each cell of a plate takes one key, and the rules of plates decide which. */
export const plateLayout: KeyboardLayout = {
  label: '车牌键盘',
  boards: plateBoards,
  boardFor: findInitialBoard,
  otherBoard: (cells, index, shown) => (isPlateBoard(shown) ? findNextBoard(cells, index, shown) : null),
  isLegal: (cells, index, key) => legalKeys(cells, index).has(key),
  toKey: (_cells, index, character) => {
    const key = character.toUpperCase();
    // A hardware keyboard has no WJ key. In the first cell, W can mean nothing else.
    return index === 0 && key === ARMED_POLICE.charAt(0) ? ARMED_POLICE : key;
  },
  maxLength: () => 1,
  clearInvalid: clearIllegalCells,
};

function isPlateBoard(name: string): name is BoardName {
  return name in plateBoards;
}
