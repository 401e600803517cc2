/** The text typed into a row of inputs. Plain data, which the caller keeps in the store. */
export interface Typing {
  readonly values: readonly string[];
  /** The input that receives the next key; null while the keyboard is closed. */
  readonly active: number | null;
  /** The board selected with 切换; null for the input's default board. */
  readonly board: string | null;
}

/** Rows of keys in reading order. */
export type Board = readonly (readonly string[])[];

/** The differences between the four layouts. The rules for a key press are the same for all. */
export interface KeyboardLayout {
  /** The accessible name of the keyboard. */
  readonly label: string;
  readonly boards: Readonly<Record<string, Board>>;
  readonly boardFor: (values: readonly string[], index: number) => string;
  /** The board that 切换 shows instead of this one, or null if no other board helps. */
  readonly otherBoard: (values: readonly string[], index: number, shown: string) => string | null;
  readonly isLegal: (values: readonly string[], index: number, key: string) => boolean;
  /** Maps a character of a hardware keyboard to a key. */
  readonly keyOf: (values: readonly string[], index: number, character: string) => string;
  /** The maximum length of an input. 1 means one key, even if that key writes two characters. */
  readonly maxLength: (index: number) => number;
  /** Clears values that another change has made invalid. */
  readonly settle: (values: readonly string[]) => readonly string[];
}

/**
 * Handles a key press (Rule 6.5). The key is appended until the input's maximum length. In an input of length 1 it replaces the value, and the next
 * press goes to the following input, if that can take one.
 */
export function press(typing: Typing, key: string, layout: KeyboardLayout): Typing {
  const { values, active } = typing;
  if (active === null || !canPress(typing, key, layout)) return typing;
  const isSingle = layout.maxLength(active) === 1;
  const old = values[active] ?? '';
  const written = write(typing, active, isSingle ? key : old + key, layout);
  return isSingle && canTake(written, active + 1, layout) ? activate(written, active + 1) : written;
}

/** Backspace clears the input, or moves to the previous one if it is already empty (Rule 6.5). */
export function backspace(typing: Typing, layout: KeyboardLayout): Typing {
  const { values, active } = typing;
  if (active === null) return typing;
  if ((values[active] ?? '') !== '') return write(typing, active, '', layout);
  return active === 0 ? typing : activate(typing, active - 1);
}

/** 退一格: the last character goes. In an input of one key that is what backspace does. */
export function eraseLast(typing: Typing, layout: KeyboardLayout): Typing {
  const { values, active } = typing;
  return active === null ? typing : write(typing, active, (values[active] ?? '').slice(0, -1), layout);
}

/** Whether an input takes several keys, of which only the last may be wrong. */
export const takesSeveral = ({ active }: Typing, layout: KeyboardLayout): boolean =>
  active !== null && layout.maxLength(active) > 1;

/** 切换: shows the next board that has a key for this input. */
export function switchBoard(typing: Typing, layout: KeyboardLayout): Typing {
  const board = nextBoard(typing, layout);
  return board === null ? typing : { ...typing, board };
}

/** Activates another input and shows its own board. */
export function activate(typing: Typing, index: number): Typing {
  return { ...typing, active: index, board: null };
}

/** 完成: the keyboard closes. */
export function finish(typing: Typing): Typing {
  return { ...typing, active: null, board: null };
}

/** Whether the key can be pressed now. The other keys are shown as disabled. */
export function canPress({ values, active }: Typing, key: string, layout: KeyboardLayout): boolean {
  if (active === null || !layout.isLegal(values, active, key)) return false;
  const max = layout.maxLength(active);
  return max === 1 || (values[active] ?? '').length + key.length <= max;
}

/** The board in view. */
export function shownBoard({ values, active, board }: Typing, layout: KeyboardLayout): string {
  return board !== null && board in layout.boards ? board : layout.boardFor(values, active ?? 0);
}

/** The board that 切换 would show, or null if it would show nothing new. */
export function nextBoard(typing: Typing, layout: KeyboardLayout): string | null {
  return typing.active === null ? null : layout.otherBoard(typing.values, typing.active, shownBoard(typing, layout));
}

function write(typing: Typing, index: number, value: string, layout: KeyboardLayout): Typing {
  return { ...typing, values: layout.settle(typing.values.map((old, at) => (at === index ? value : old))) };
}

function canTake({ values }: Typing, index: number, layout: KeyboardLayout): boolean {
  return (
    index < values.length &&
    Object.values(layout.boards).some((rows) =>
      rows.some((row) => row.some((key) => layout.isLegal(values, index, key))),
    )
  );
}
