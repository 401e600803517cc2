import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import { selectRoute } from '@/navigation/history/routeSlice';

interface KeyboardState {
  /** The history entry for which the keyboard is open; it is closed on any other visit. Empty: closed. */
  readonly entry: string;
  readonly board: string | null;
}
const CLOSED: KeyboardState = { entry: '', board: null };
const isKeyboardState = (value: unknown): value is KeyboardState =>
  isPlainObject(value) &&
  typeof value['entry'] === 'string' &&
  (value['board'] === null || typeof value['board'] === 'string');

export type PrintedCodeKeyboardControl = ReturnType<typeof usePrintedCodeKeyboard>;

/** State of the keyboard of a screen's only code field: whether it is open, and which board it shows. */
export function usePrintedCodeKeyboard(form: string) {
  const { key } = useSelector(selectRoute).location;
  const [{ entry, board }, setKeyboard] = useDraft<KeyboardState>(`${form}.keys`, CLOSED, isKeyboardState);
  const isOpen = entry === key && key !== '';
  return {
    isOpen,
    board,
    show: (nextBoard: string | null) => setKeyboard({ entry: key, board: nextBoard }),
    close: () => setKeyboard(CLOSED),
    /** Attributes of the field: the screen renders its own keyboard. */
    attributes: {
      inputMode: 'none',
      autoComplete: 'off',
      autoCapitalize: 'off',
      onFocus: () => {
        if (!isOpen) setKeyboard({ entry: key, board: null });
      },
    } as const,
  };
}
