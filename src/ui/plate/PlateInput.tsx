import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';

import { joinPlateCells } from '@/domain/plate/plateCells';
import { SAMPLE_PLATE_PROVINCE } from '@/domain/plate/samplePlateProvince';
import { ScreenReaderText } from '@/ui/text/ScreenReaderText';

import { joinClasses } from '../joinClasses';
import { applyHardwareKey } from '../keyboard/hardwareKeys';
import { activateKeyboardInput } from '../keyboard/keyboardEngine';
import { plateKeyboardLayout } from '../keyboard/plateKeyboardLayout';
import { PlateCell } from './PlateCell';
import styles from './PlateInput.module.css';
import {
  parsePlateToInputState,
  type PlateInputState,
  toKeyboardTypingState,
  toPlateInputState,
} from './plateInputState';

interface PlateInputProps {
  readonly entry: PlateInputState;
  readonly onChange: (entry: PlateInputState) => void;
  /** Called when the pasted text is not a plate. */
  readonly onPasteRejected?: () => void;
  /**
   * Called for Enter on a hardware keyboard. If it is undefined, for example while the plate is incomplete, Enter
   * activates the cell like any button.
   */
  readonly onEnter?: (() => void) | undefined;
  /**
   * Called with the plate on Enter in the text field for a complete plate. Without it the first Enter fills the cells,
   * and the next one calls `onEnter`.
   */
  readonly onPlateEntered?: ((entry: PlateInputState) => void) | undefined;
  /** Shows a text field for the complete plate under the cells, for the phone's own keyboard. */
  readonly hasTextField?: boolean;
  /** The current province, with which the sample plate begins. */
  readonly province?: string | undefined;
}

/**
 * Eight cells, the last one optional (Rule 6.1). PlateKeyboard is their keyboard. Empty cells have no placeholder,
 * because a sample in them would look typed. The sample plate of the rule is in the text field for a complete plate.
 */
export function PlateInput({
  entry,
  onChange,
  onPasteRejected,
  onEnter,
  onPlateEntered,
  hasTextField = false,
  province = SAMPLE_PLATE_PROVINCE,
}: PlateInputProps) {
  const group = useRef<HTMLDivElement>(null);
  const lastActive = useRef<number | null>(null);
  const { cells, active } = entry;

  useEffect(() => {
    const buttons = group.current?.querySelectorAll<HTMLButtonElement>('button');
    const cell = buttons?.[active ?? -1];
    const focused = group.current?.ownerDocument.activeElement;
    const isCellFocused = [...(buttons ?? [])].some((button) => button === focused);
    cell?.scrollIntoView({ block: 'nearest' });
    if (cell && isCellFocused) cell.focus({ preventScroll: true });
    // The keyboard closed while it had the focus. The focus returns to the cell that was typed last.
    const isFocusLost = focused === null || focused === group.current?.ownerDocument.body;
    if (active === null && lastActive.current !== null && isFocusLost)
      buttons?.[lastActive.current]?.focus({ preventScroll: true });
    lastActive.current = active;
  }, [active]);

  const applyPlateText = (text: string) => {
    const pasted = parsePlateToInputState(text);
    if (pasted === null) onPasteRejected?.();
    else onChange(pasted);
    return pasted;
  };
  const submitTextField = (field: HTMLInputElement) => {
    const text = field.value;
    // An invalid text stays in the field, so that it can be corrected.
    const enteredPlate = text === '' ? null : applyPlateText(text);
    if (enteredPlate !== null || !hasTextField) field.value = '';
    if (enteredPlate !== null && hasTextField) field.blur();
    return enteredPlate;
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    applyPlateText(event.clipboardData.getData('text'));
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    // The first key opens a closed keyboard, but Escape and Tab must not open it.
    if (active === null && event.key === 'Escape') return;
    if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      onEnter();
      return;
    }
    const next = applyHardwareKey(
      active === index ? toKeyboardTypingState(entry) : activateKeyboardInput(toKeyboardTypingState(entry), index),
      event,
      plateKeyboardLayout,
    );
    if (next === null) return;
    event.preventDefault();
    onChange(toPlateInputState(next));
  };

  return (
    <div
      ref={group}
      role="group"
      aria-label="车牌号"
      className={joinClasses(styles['group'], hasTextField && styles['plain'])}
    >
      {cells.map((value, index) => (
        <PlateCell
          key={index}
          index={index}
          value={value}
          isActive={index === active}
          onPress={() => {
            onChange({ ...entry, active: index, board: null });
          }}
          onKeyDown={onKeyDown(index)}
          onPaste={onPaste}
        />
      ))}
      <input
        type="text"
        aria-label="输入或粘贴整个车牌"
        placeholder={`${province}A12345`}
        className={styles['whole']}
        autoComplete="off"
        onPaste={onPaste}
        onBlur={(event) => {
          submitTextField(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // the form around it would be submitted without this plate
          if (event.currentTarget.value === '') {
            onEnter?.();
            return;
          }
          const enteredPlate = submitTextField(event.currentTarget);
          if (enteredPlate !== null) onPlateEntered?.(enteredPlate);
        }}
      />
      <span aria-live="polite">
        <ScreenReaderText>
          {active === null ? '' : `已输入 ${joinPlateCells(cells)}，第${active + 1}位`}
        </ScreenReaderText>
      </span>
    </div>
  );
}
