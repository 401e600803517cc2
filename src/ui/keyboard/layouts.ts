import type { KeyboardBoardRows, KeyboardLayout } from './keyboardEngine';

/**
 * The layouts of the on-screen keyboard (Rule 6.4). `pin` is the number layout for passwords, whose point cannot be
 * pressed.
 */
export type KeyboardLayoutName = 'full' | 'compact' | 'number' | 'pin' | 'plate';

const row = (keys: string): readonly string[] => Array.from(keys);
const DIGITS_ROW = row('1234567890');

const NUMBER = { digits: [row('123'), row('456'), row('789'), row('.0')] };

const FREE_BOARDS: Readonly<Record<Exclude<KeyboardLayoutName, 'plate'>, Readonly<Record<string, KeyboardBoardRows>>>> =
  {
    full: {
      letters: [DIGITS_ROW, row('qwertyuiop'), row('asdfghjkl'), row('zxcvbnm')],
      capitals: [DIGITS_ROW, row('QWERTYUIOP'), row('ASDFGHJKL'), row('ZXCVBNM')],
      symbols: [row('@#$%&*-+=/'), row('()[]{}<>~^'), row('.,:;!?\'"_|'), ['\\', '`', ' ']],
    },
    compact: { codes: [DIGITS_ROW, row('QWERTYUIOP'), row('ASDFGHJKL'), row('ZXCVBNM')] },
    number: NUMBER,
    pin: NUMBER,
  };

/**
 * A layout for inputs that have a maximum length and no other rule. `excludedCharacters`: characters that the inputs
 * never take.
 */
export function createFreeTextKeyboardLayout(
  name: Exclude<KeyboardLayoutName, 'plate'>,
  maxLengths: readonly number[],
  excludedCharacters = '',
): KeyboardLayout {
  const boards = FREE_BOARDS[name];
  const names = Object.keys(boards);
  const keys = new Set(Object.values(boards).flat(2));
  for (const key of name === 'pin' ? '.' : excludedCharacters) keys.delete(key);
  return {
    label: boards === NUMBER ? '数字键盘' : '键盘',
    boards,
    boardFor: () => names[0] ?? '',
    otherBoard: (_values, _index, shown) =>
      names.length < 2 ? null : (names[(names.indexOf(shown) + 1) % names.length] ?? null),
    isLegal: (_values, _index, key) => keys.has(key),
    toKey: (_values, _index, character) => (keys.has(character) ? character : character.toUpperCase()),
    maxLength: (index) => maxLengths[index] ?? 0,
    clearInvalid: (values) => values,
  };
}
