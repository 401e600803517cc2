import { type CSSProperties, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

import { joinClasses } from '../joinClasses';
import { pressHardwareKey } from './hardwareKeys';
import { Key } from './Key';
import {
  acceptsSeveralKeys,
  applyKey,
  backspace,
  canPress,
  closeKeyboard,
  currentBoard,
  eraseLastCharacter,
  type KeyboardLayout,
  nextBoard,
  switchBoard,
  type TypingState,
} from './keyboardEngine';
import styles from './KeyPad.module.css';

interface KeyPadProps {
  readonly typing: TypingState;
  readonly layout: KeyboardLayout;
  readonly onChange: (typing: TypingState) => void;
  /** Called when 粘贴 is tapped. The caller reads the clipboard. Without it the button is not shown. */
  readonly onPasteRequest?: (() => void) | undefined;
  /** Suggested keys, above the others. Those that cannot be pressed are left out. */
  readonly suggestedKeys?: readonly SuggestedKey[] | undefined;
}

export interface SuggestedKey {
  /** Why it is suggested: 上次, 本地. */
  readonly reason: string;
  readonly key: string;
}

/**
 * The keys of any layout, fixed at the bottom. A spacer lets the page scroll far enough that the keys cover nothing.
 */
export function KeyPad({ typing, layout, onChange, onPasteRequest, suggestedKeys = [] }: KeyPadProps) {
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

  const name = currentBoard(typing, layout);
  const board = layout.boards[name] ?? [];
  const columns = Math.max(...board.map((row) => row.length));
  const hasSwitch = Object.keys(layout.boards).length > 1;
  const last = board[board.length - 1] ?? [];
  const isRoomLeft = last.length + (hasSwitch ? 2 : 1) <= columns;
  const rows = isRoomLeft ? board : [...board, []];

  const change = (next: TypingState) => (event: MouseEvent) => {
    // Assistive technology and hardware keyboards trigger clicks without a pointer, so the click count is 0.
    isPressedByKeys.current = event.detail === 0;
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pressHardwareKey(typing, event, layout);
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
          {acceptsSeveralKeys(typing, layout) && (
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
            .filter(({ key }) => canPress(typing, key, layout))
            .map(({ reason, key }) => (
              <button
                key={key}
                type="button"
                className={joinClasses(styles['tool'], styles['offered'])}
                onClick={change(applyKey(typing, key, layout))}
              >
                {reason} <span className={styles['face']}>{key}</span>
              </button>
            ))}
          <button
            type="button"
            className={joinClasses(styles['tool'], styles['done'])}
            onClick={change(closeKeyboard(typing))}
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
                  <Key
                    label="切换"
                    isControl
                    isDisabled={nextBoard(typing, layout) === null}
                    onPress={change(switchBoard(typing, layout))}
                    onKeyDown={onKeyDown}
                  />
                )}
                {row.map((key) => (
                  <Key
                    key={key}
                    label={key === ' ' ? '空格' : key}
                    isDisabled={!canPress(typing, key, layout)}
                    onPress={change(applyKey(typing, key, layout))}
                    onKeyDown={onKeyDown}
                  />
                ))}
                {isLast && (
                  <Key
                    label="删除"
                    isControl
                    isDisabled={false}
                    onPress={change(backspace(typing, layout))}
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
