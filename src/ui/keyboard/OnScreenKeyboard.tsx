import { useMemo } from 'react';

import type { KeyboardTypingState } from './keyboardEngine';
import { KeyboardKeys } from './KeyboardKeys';
import { createFreeTextKeyboardLayout, type KeyboardLayoutName } from './layouts';
import { plateKeyboardLayout } from './plateKeyboardLayout';

interface OnScreenKeyboardProps {
  readonly layout: KeyboardLayoutName;
  readonly typing: KeyboardTypingState;
  /** The maximum length of each input. The plate layout has its own rules and does not use it. */
  readonly maxLengths: readonly number[];
  /** Characters that the inputs never take. Their keys are disabled. */
  readonly excludedCharacters?: string;
  readonly onChange: (typing: KeyboardTypingState) => void;
  readonly onPasteRequest?: (() => void) | undefined;
}

/** The app's own keyboard (Rule 6.4). It is shown while an input is active, and has no state of its own. */
export function OnScreenKeyboard(props: OnScreenKeyboardProps) {
  const { layout, typing, maxLengths, excludedCharacters = '', onChange, onPasteRequest } = props;
  const rules = useMemo(
    () =>
      layout === 'plate' ? plateKeyboardLayout : createFreeTextKeyboardLayout(layout, maxLengths, excludedCharacters),
    [layout, maxLengths, excludedCharacters],
  );
  if (typing.active === null) return null;
  return <KeyboardKeys typing={typing} layout={rules} onChange={onChange} onPasteRequest={onPasteRequest} />;
}
