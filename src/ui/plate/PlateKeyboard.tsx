import { KeyboardKeys, type SuggestedKeyboardKey } from '../keyboard/KeyboardKeys';
import { plateKeyboardLayout } from '../keyboard/plateKeyboardLayout';
import { type PlateInputState, toKeyboardTypingState, toPlateInputState } from './plateInputState';

interface PlateKeyboardProps {
  readonly entry: PlateInputState;
  readonly onChange: (entry: PlateInputState) => void;
  /** Called when 粘贴 is tapped. The caller reads the clipboard and passes the text to `parsePlateToInputState`. */
  readonly onPasteRequest?: (() => void) | undefined;
  /** Provinces that are likely, offered while the first cell is typed. */
  readonly provinces?: readonly SuggestedKeyboardKey[];
}

/** The plate keyboard. It is shown while a cell is active. A screen renders it after everything else. */
export function PlateKeyboard({ entry, onChange, onPasteRequest, provinces }: PlateKeyboardProps) {
  if (entry.active === null) return null;
  return (
    <KeyboardKeys
      typing={toKeyboardTypingState(entry)}
      layout={plateKeyboardLayout}
      onChange={(typing) => {
        onChange(toPlateInputState(typing));
      }}
      onPasteRequest={onPasteRequest}
      suggestedKeys={entry.active === 0 ? provinces : undefined}
    />
  );
}
