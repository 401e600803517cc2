import { KeyboardKeys, type SuggestedKey } from '../keyboard/KeyboardKeys';
import { plateKeyboardLayout } from '../keyboard/plateKeyboardLayout';
import { type PlateEntry, toKeyboardTypingState, toPlateEntry } from './plateEntry';

interface PlateKeyboardProps {
  readonly entry: PlateEntry;
  readonly onChange: (entry: PlateEntry) => void;
  /** Called when 粘贴 is tapped. The caller reads the clipboard and passes the text to `parsePlateEntry`. */
  readonly onPasteRequest?: (() => void) | undefined;
  /** Provinces that are likely, offered while the first cell is typed. */
  readonly provinces?: readonly SuggestedKey[];
}

/** The plate keyboard. It is shown while a cell is active. A screen renders it after everything else. */
export function PlateKeyboard({ entry, onChange, onPasteRequest, provinces }: PlateKeyboardProps) {
  if (entry.active === null) return null;
  return (
    <KeyboardKeys
      typing={toKeyboardTypingState(entry)}
      layout={plateKeyboardLayout}
      onChange={(typing) => {
        onChange(toPlateEntry(typing));
      }}
      onPasteRequest={onPasteRequest}
      suggestedKeys={entry.active === 0 ? provinces : undefined}
    />
  );
}
