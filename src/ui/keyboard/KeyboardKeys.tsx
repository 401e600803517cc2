import { type CSSProperties, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

import { joinClasses } from '../joinClasses';
import { applyHardwareKey } from './hardwareKeys';
import {
  applyKeyPress,
  canPressKey,
  clearActiveInputOrMoveBack,
  eraseLastCharacter,
  getCurrentKeyboardBoardName,
  getNextKeyboardBoardName,
  isMultiKeyInput,
  type KeyboardLayout,
  type KeyboardTypingState,
  switchKeyboardBoard,
  withKeyboardClosed,
} from './keyboardEngine';
import { KeyboardKey } from './KeyboardKey';
import styles from './KeyboardKeys.module.css';

interface KeyPadProps {
  readonly typing: KeyboardTypingState;
  readonly layout: KeyboardLayout;
  readonly onChange: (typing: KeyboardTypingState) => void;
  /** Called when 粘贴 is tapped. The caller reads the clipboard. Without it the button is not shown. */
  readonly onPasteRequest?: (() => void) | undefined;
  /** Suggested keys, above the others. Those that cannot be pressed are left out. */
  readonly suggestedKeys?: readonly SuggestedKeyboardKey[] | undefined;
}

export interface SuggestedKeyboardKey {
  /** Why it is suggested: 上次, 本地. */
  readonly reason: string;
  readonly key: string;
}

/**
 * The keys of any layout, fixed at the bottom. A spacer lets the page scroll far enough that the keys cover nothing.
 */
export function KeyboardKeys({ typing, layout, onChange, onPasteRequest, suggestedKeys = [] }: KeyPadProps) {
  const pad = useRef<HTMLDivElement>(null);
  const isPressedByKeys = useRef(false);

  // A key press may remove or disable the key that has the focus. For a driver who navigates by keyboard, the focus
  // moves to the first enabled key.
  useLayoutEffect(() => {
    if (!isPressedByKeys.current) return;
    isPressedByKeys.current = false;
    const focused = pad.current?.ownerDocument.activeElement;
    if (focused && pad.current?.contains(focused) === true && !focused.matches(':disabled')) return;
    pad.current?.querySelector<HTMLButtonElement>('[data-rows] button:not(:disabled)')?.focus();
  });

  const name = getCurrentKeyboardBoardName(typing, layout);
  const board = layout.boards[name] ?? [];
  const columns = Math.max(...board.map((row) => row.length));
  const hasSwitch = Object.keys(layout.boards).length > 1;
  const last = board[board.length - 1] ?? [];
  const isRoomLeft = last.length + (hasSwitch ? 2 : 1) <= columns;
  const rows = isRoomLeft ? board : [...board, []];

  const change = (next: KeyboardTypingState) => (event: MouseEvent) => {
    // Assistive technology and hardware keyboards trigger clicks without a pointer, so the click count is 0.
    isPressedByKeys.current = event.detail === 0;
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = applyHardwareKey(typing, event, layout);
    if (next === null) return;
    event.preventDefault();
    isPressedByKeys.current = true;
    onChange(next);
  };

  return (
    <>
      <div className={styles['spacer']} aria-hidden="true" />
      <div ref={pad} role="group" aria-label={layout.label} className={styles['pad']}>
        <div className={styles['tools']}>
          {onPasteRequest && (
            <button type="button" className={styles['tool']} onClick={onPasteRequest}>
              粘贴
            </button>
          )}
          {isMultiKeyInput(typing, layout) && (
            <button
              type="button"
              className={styles['tool']}
              // The focus stays in the input.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onClick={change(eraseLastCharacter(typing, layout))}
            >
              退一格
            </button>
          )}
          {suggestedKeys
            .filter(({ key }) => canPressKey(typing, key, layout))
            .map(({ reason, key }) => (
              <button
                key={key}
                type="button"
                className={joinClasses(styles['tool'], styles['offered'])}
                onClick={change(applyKeyPress(typing, key, layout))}
              >
                {reason} <span className={styles['face']}>{key}</span>
              </button>
            ))}
          <button
            type="button"
            className={joinClasses(styles['tool'], styles['done'])}
            onClick={change(withKeyboardClosed(typing))}
          >
            完成
          </button>
        </div>
        <div className={styles['rows']} data-rows="" style={{ '--columns': columns } as CSSProperties}>
          {rows.map((row, index) => {
            const isLast = index === rows.length - 1;
            return (
              <div key={index} className={styles['row']}>
                {isLast && hasSwitch && (
                  <KeyboardKey
                    label="切换"
                    isControl
                    isDisabled={getNextKeyboardBoardName(typing, layout) === null}
                    onPress={change(switchKeyboardBoard(typing, layout))}
                    onKeyDown={onKeyDown}
                  />
                )}
                {row.map((key) => (
                  <KeyboardKey
                    key={key}
                    label={key === ' ' ? '空格' : key}
                    isDisabled={!canPressKey(typing, key, layout)}
                    onPress={change(applyKeyPress(typing, key, layout))}
                    onKeyDown={onKeyDown}
                  />
                ))}
                {isLast && (
                  <KeyboardKey
                    label="删除"
                    isControl
                    isDisabled={false}
                    onPress={change(clearActiveInputOrMoveBack(typing, layout))}
                    onKeyDown={onKeyDown}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
