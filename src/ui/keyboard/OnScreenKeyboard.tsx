import { useMemo } from 'react';

import type { Typing } from './keyboardEngine';
import { KeyPad } from './KeyPad';
import { freeLayout, type LayoutName } from './layouts';
import { plateLayout } from './plateLayout';

interface OnScreenKeyboardProps {
  readonly layout: LayoutName;
  readonly typing: Typing;
  /** The maximum length of each input. The plate layout has its own rules and does not use it. */
  readonly maxLengths: readonly number[];
  /** Characters that the inputs never take. Their keys are disabled. */
  readonly without?: string;
  readonly onChange: (typing: Typing) => void;
  readonly onPasteRequest?: (() => void) | undefined;
}

/** The app's own keyboard (Rule 6.4). It is shown while an input is active, and has no state of its own. */
export function OnScreenKeyboard(props: OnScreenKeyboardProps) {
  const { layout, typing, maxLengths, without = '', onChange, onPasteRequest } = props;
  const rules = useMemo(
    () => (layout === 'plate' ? plateLayout : freeLayout(layout, maxLengths, without)),
    [layout, maxLengths, without],
  );
  if (typing.active === null) return null;
  return <KeyPad typing={typing} layout={rules} onChange={onChange} onPasteRequest={onPasteRequest} />;
}
