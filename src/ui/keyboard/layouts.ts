import { boardFor, type BoardName, boards as plateBoards, otherBoard } from '@/domain/plate/plateBoards';
import { ARMED_POLICE, legalKeys, withoutIllegalCells } from '@/domain/plate/plateRules';

import type { Board, KeyboardLayout } from './keyboardEngine';

/** The layouts of the on-screen keyboard (Rule 6.4). */
export type LayoutName = 'full' | 'compact' | 'number' | 'plate';

const row = (keys: string): readonly string[] => Array.from(keys);
const DIGITS_ROW = row('1234567890');

const FREE_BOARDS: Readonly<Record<Exclude<LayoutName, 'plate'>, Readonly<Record<string, Board>>>> = {
  full: {
    letters: [DIGITS_ROW, row('qwertyuiop'), row('asdfghjkl'), row('zxcvbnm')],
    capitals: [DIGITS_ROW, row('QWERTYUIOP'), row('ASDFGHJKL'), row('ZXCVBNM')],
    symbols: [row('@#$%&*-+=/'), row('()[]{}<>~^'), row('.,:;!?\'"_|'), ['\\', '`', ' ']],
  },
  compact: { codes: [DIGITS_ROW, row('QWERTYUIOP'), row('ASDFGHJKL'), row('ZXCVBNM')] },
  number: { digits: [row('123'), row('456'), row('789'), row('.0')] },
};

/** Each cell of a plate takes one key, and the rules of plates decide which. */
export const plateLayout: KeyboardLayout = {
  label: '车牌键盘',
  boards: plateBoards,
  boardFor,
  otherBoard: (cells, index, shown) => (isPlateBoard(shown) ? otherBoard(cells, index, shown) : null),
  isLegal: (cells, index, key) => legalKeys(cells, index).has(key),
  keyOf: (_cells, index, character) => {
    const key = character.toUpperCase();
    // A hardware keyboard has no WJ key. In the first cell, W can mean nothing else.
    return index === 0 && key === ARMED_POLICE.charAt(0) ? ARMED_POLICE : key;
  },
  maxLength: () => 1,
  settle: withoutIllegalCells,
};

/** A layout for inputs that have a maximum length and no other rule. */
export function freeLayout(name: Exclude<LayoutName, 'plate'>, maxLengths: readonly number[]): KeyboardLayout {
  const boards = FREE_BOARDS[name];
  const names = Object.keys(boards);
  const keys = new Set(Object.values(boards).flat(2));
  return {
    label: name === 'number' ? '数字键盘' : '键盘',
    boards,
    boardFor: () => names[0] ?? '',
    otherBoard: (_values, _index, shown) =>
      names.length < 2 ? null : (names[(names.indexOf(shown) + 1) % names.length] ?? null),
    isLegal: (_values, _index, key) => keys.has(key),
    keyOf: (_values, _index, character) => (keys.has(character) ? character : character.toUpperCase()),
    maxLength: (index) => maxLengths[index] ?? 0,
    settle: (values) => values,
  };
}

function isPlateBoard(name: string): name is BoardName {
  return name in plateBoards;
}
