import { useMemo } from 'react';

import { OnScreenKeyboard } from '@/ui/keyboard/OnScreenKeyboard';

import type { PrintedCodeKeyboardControl } from './usePrintedCodeKeyboard';

interface CodeKeyboardProps {
  /** `compact`: capitals and digits. `full`: every character that a printed code may have. */
  readonly layout: 'compact' | 'full';
  readonly code: string;
  /** The maximum length of the field. */
  readonly maxLength: number;
  readonly without?: string;
  readonly keyboard: PrintedCodeKeyboardControl;
  readonly onType: (code: string) => void;
}

/**
 * The keyboard for a printed code (Rule 6.4). The phone's own keyboard would convert it to Chinese, correct it, or
 * capitalise its first letter. A screen renders it last.
 */
export function PrintedCodeKeyboard({ layout, code, maxLength, without = '', keyboard, onType }: CodeKeyboardProps) {
  const maxLengths = useMemo(() => [maxLength], [maxLength]);
  return (
    <OnScreenKeyboard
      layout={layout}
      typing={{ values: [code], active: keyboard.isOpen ? 0 : null, board: keyboard.board }}
      maxLengths={maxLengths}
      excludedCharacters={without}
      onChange={({ values: [text = ''], active, board }) => {
        if (active === null) keyboard.close();
        else if (text !== code) onType(text);
        else keyboard.show(board);
      }}
    />
  );
}
