import { useMemo } from 'react';

import type { TypingState } from './keyboardEngine';
import { KeyPad } from './KeyPad';
import { createFreeLayout, type LayoutName } from './layouts';
import { plateLayout } from './plateLayout';

interface OnScreenKeyboardProps {
  readonly layout: LayoutName;
  readonly typing: TypingState;
  /** The maximum length of each input. The plate layout has its own rules and does not use it. */
  readonly maxLengths: readonly number[];
  /** Characters that the inputs never take. Their keys are disabled. */
  readonly excludedCharacters?: string;
  readonly onChange: (typing: TypingState) => void;
  readonly onPasteRequest?: (() => void) | undefined;
}

/** The app's own keyboard (Rule 6.4). It is shown while an input is active, and has no state of its own. */
export function OnScreenKeyboard(props: OnScreenKeyboardProps) {
  const { layout, typing, maxLengths, excludedCharacters = '', onChange, onPasteRequest } = props;
  const rules = useMemo(
    () => (layout === 'plate' ? plateLayout : createFreeLayout(layout, maxLengths, excludedCharacters)),
    [layout, maxLengths, excludedCharacters],
  );
  if (typing.active === null) return null;
  return <KeyPad typing={typing} layout={rules} onChange={onChange} onPasteRequest={onPasteRequest} />;
}
