import { useMemo } from 'react';

import { OnScreenKeyboard } from '@/ui/keyboard/OnScreenKeyboard';

import type { CodeKeys } from './useCodeKeys';

interface CodeKeyboardProps {
  /** `compact`: capitals and digits. `full`: every character that a printed code may have. */
  readonly layout: 'compact' | 'full';
  readonly code: string;
  /** The maximum length of the field. */
  readonly maxLength: number;
  readonly without?: string;
  readonly keys: CodeKeys;
  readonly onType: (code: string) => void;
}

/**
 * The keyboard for a code that is printed somewhere (Rule 6.4). The phone's own one would write it in a Chinese word, correct it, or begin it with a
 * capital. A screen renders it after everything else.
 */
export function CodeKeyboard({ layout, code, maxLength, without = '', keys, onType }: CodeKeyboardProps) {
  const maxLengths = useMemo(() => [maxLength], [maxLength]);
  return (
    <OnScreenKeyboard
      layout={layout}
      typing={{ values: [code], active: keys.isOpen ? 0 : null, board: keys.board }}
      maxLengths={maxLengths}
      without={without}
      onChange={({ values: [text = ''], active, board }) => {
        if (active === null) keys.close();
        else if (text !== code) onType(text);
        else keys.show(board);
      }}
    />
  );
}
