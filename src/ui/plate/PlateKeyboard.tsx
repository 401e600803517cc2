import { KeyPad, type OfferedKey } from '../keyboard/KeyPad';
import { plateLayout } from '../keyboard/plateLayout';
import { fromTyping, type PlateEntry, toTyping } from './plateEntry';

interface PlateKeyboardProps {
  readonly entry: PlateEntry;
  readonly onChange: (entry: PlateEntry) => void;
  /** Called when 粘贴 is tapped. The caller reads the clipboard and passes the text to `entryOf`. */
  readonly onPasteRequest?: (() => void) | undefined;
  /** Provinces that are likely, offered while the first cell is typed. */
  readonly provinces?: readonly OfferedKey[];
}

/** The plate keyboard. It is shown while a cell is active. A screen renders it after everything else. */
export function PlateKeyboard({ entry, onChange, onPasteRequest, provinces }: PlateKeyboardProps) {
  if (entry.active === null) return null;
  return (
    <KeyPad
      typing={toTyping(entry)}
      layout={plateLayout}
      onChange={(typing) => {
        onChange(fromTyping(typing));
      }}
      onPasteRequest={onPasteRequest}
      offered={entry.active === 0 ? provinces : undefined}
    />
  );
}
