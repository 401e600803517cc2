import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import { selectRoute } from '@/navigation/history/routeSlice';

interface Shown {
  /** The entry of the history over which the keyboard is open: on another visit it is closed. Empty: closed. */
  readonly entry: string;
  readonly board: string | null;
}
const CLOSED: Shown = { entry: '', board: null };
const isShown = (value: unknown): value is Shown =>
  isPlainObject(value) &&
  typeof value['entry'] === 'string' &&
  (value['board'] === null || typeof value['board'] === 'string');

export type CodeKeys = ReturnType<typeof useCodeKeys>;

/** Whether the keyboard of the one code field of a screen is open, and with which board. */
export function useCodeKeys(form: string) {
  const { key } = useSelector(selectRoute).location;
  const [{ entry, board }, keep] = useDraft<Shown>(`${form}.keys`, CLOSED, isShown);
  const isOpen = entry === key && key !== '';
  return {
    isOpen,
    board,
    show: (next: string | null) => keep({ entry: key, board: next }),
    close: () => keep(CLOSED),
    /** Of the field: the screen has its own keyboard for it. */
    attributes: {
      inputMode: 'none',
      autoComplete: 'off',
      autoCapitalize: 'off',
      onFocus: () => {
        if (!isOpen) keep({ entry: key, board: null });
      },
    } as const,
  };
}
