/** The text typed into a row of inputs. Plain data, which the caller keeps in the store. */
export interface KeyboardTypingState {
  readonly values: readonly string[];
  /** The input that receives the next key; null while the keyboard is closed. */
  readonly active: number | null;
  /** The board selected with 切换; null for the input's default board. */
  readonly board: string | null;
}

/** Rows of keys in reading order. */
export type KeyboardBoardRows = readonly (readonly string[])[];

/** The differences between the layouts. The rules for a key press are the same for all. */
export interface KeyboardLayout {
  /** The accessible name of the keyboard. */
  readonly label: string;
  readonly boards: Readonly<Record<string, KeyboardBoardRows>>;
  readonly boardFor: (values: readonly string[], index: number) => string;
  /** The board that 切换 shows instead of this one, or null if no other board helps. */
  readonly otherBoard: (values: readonly string[], index: number, shown: string) => string | null;
  readonly isLegal: (values: readonly string[], index: number, key: string) => boolean;
  /** Maps a character of a hardware keyboard to a key. */
  readonly toKey: (values: readonly string[], index: number, character: string) => string;
  /** The maximum length of an input. 1 means one key, even if that key writes two characters. */
  readonly maxLength: (index: number) => number;
  /** Clears values that another change has made invalid. */
  readonly clearInvalid: (values: readonly string[]) => readonly string[];
}

/**
 * Handles a key press (Rule 6.5). The key is appended until the input's maximum length. In an input of length 1 it
 * replaces the value, and the next press goes to the following input, if that can take one.
 */
export function applyKeyPress(typing: KeyboardTypingState, key: string, layout: KeyboardLayout): KeyboardTypingState {
  const { values, active } = typing;
  if (active === null || !canPressKey(typing, key, layout)) return typing;
  const isSingle = layout.maxLength(active) === 1;
  const old = values[active] ?? '';
  const updated = setValue(typing, active, isSingle ? key : old + key, layout);
  return isSingle && acceptsKey(updated, active + 1, layout) ? activateKeyboardInput(updated, active + 1) : updated;
}

/** Backspace clears the input, or moves to the previous one if it is already empty (Rule 6.5). */
export function clearActiveInputOrMoveBack(typing: KeyboardTypingState, layout: KeyboardLayout): KeyboardTypingState {
  const { values, active } = typing;
  if (active === null) return typing;
  if ((values[active] ?? '') !== '') return setValue(typing, active, '', layout);
  return active === 0 ? typing : activateKeyboardInput(typing, active - 1);
}

/** 退一格: removes the last character. In an input of one key this equals backspace. */
export function eraseLastCharacter(typing: KeyboardTypingState, layout: KeyboardLayout): KeyboardTypingState {
  const { values, active } = typing;
  return active === null ? typing : setValue(typing, active, (values[active] ?? '').slice(0, -1), layout);
}

/** Whether an input takes several keys, so that a mistake may be in the last one only. */
export const isMultiKeyInput = ({ active }: KeyboardTypingState, layout: KeyboardLayout): boolean =>
  active !== null && layout.maxLength(active) > 1;

/** 切换: shows the next board that has a key for this input. */
export function switchKeyboardBoard(typing: KeyboardTypingState, layout: KeyboardLayout): KeyboardTypingState {
  const board = getNextKeyboardBoardName(typing, layout);
  return board === null ? typing : { ...typing, board };
}

/** Activates another input and shows its own board. */
export function activateKeyboardInput(typing: KeyboardTypingState, index: number): KeyboardTypingState {
  return { ...typing, active: index, board: null };
}

/** 完成: closes the keyboard. */
export function withKeyboardClosed(typing: KeyboardTypingState): KeyboardTypingState {
  return { ...typing, active: null, board: null };
}

/** Whether the key can be pressed now. The other keys are shown as disabled. */
export function canPressKey({ values, active }: KeyboardTypingState, key: string, layout: KeyboardLayout): boolean {
  if (active === null || !layout.isLegal(values, active, key)) return false;
  const max = layout.maxLength(active);
  return max === 1 || (values[active] ?? '').length + key.length <= max;
}

/** The current board. */
export function getCurrentKeyboardBoardName(
  { values, active, board }: KeyboardTypingState,
  layout: KeyboardLayout,
): string {
  return board !== null && board in layout.boards ? board : layout.boardFor(values, active ?? 0);
}

/** The board that 切换 would show, or null if it would show nothing new. */
export function getNextKeyboardBoardName(typing: KeyboardTypingState, layout: KeyboardLayout): string | null {
  return typing.active === null
    ? null
    : layout.otherBoard(typing.values, typing.active, getCurrentKeyboardBoardName(typing, layout));
}

function setValue(
  typing: KeyboardTypingState,
  index: number,
  value: string,
  layout: KeyboardLayout,
): KeyboardTypingState {
  return { ...typing, values: layout.clearInvalid(typing.values.map((old, at) => (at === index ? value : old))) };
}

function acceptsKey({ values }: KeyboardTypingState, index: number, layout: KeyboardLayout): boolean {
  return (
    index < values.length &&
    Object.values(layout.boards).some((rows) =>
      rows.some((row) => row.some((key) => layout.isLegal(values, index, key))),
    )
  );
}
