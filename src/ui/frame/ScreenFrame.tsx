import { type ReactNode, useContext } from 'react';

import { FrameNote } from './FrameNote';
import styles from './ScreenFrame.module.css';
import { useScreenFocus } from './useScreenFocus';

/** The props of every screen with a header. */
export interface ScreenFrameProps {
  /** The screen's name in navigation/paths, for tests and assistive technology: `data-screen`. */
  readonly name: string;
  readonly title: string;
  /** Without it the header has no back button, for example after a payment. */
  readonly onBack?: (() => void) | undefined;
  /** One short button at the right end of the header. */
  readonly right?: ReactNode;
  /** A BottomBar. It stays at the bottom and covers nothing, because it is part of the layout flow. */
  readonly bar?: ReactNode;
  /** The id of the sentence that a screen reader says after the title. */
  readonly describedBy?: string;
  readonly children?: ReactNode;
}

/** A whole screen: a header with back button and title, the content, and at most one bar at the bottom. */
export function ScreenFrame({ name, title, onBack, right, bar, describedBy, children }: ScreenFrameProps) {
  const screen = useScreenFocus();
  const note = useContext(FrameNote);
  return (
    <main
      ref={screen}
      tabIndex={-1}
      aria-label={title}
      aria-describedby={describedBy}
      className={styles['frame']}
      data-screen={name}
    >
      <div className={styles['header']}>
        <div className={styles['side']}>
          {onBack && (
            <button type="button" className={styles['back']} aria-label="返回" onClick={onBack}>
              <svg width="1.5em" height="1.5em" viewBox="0 0 24 24" fill="none" aria-hidden="true">
                <path
                  d="M15 5l-7 7 7 7"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </button>
          )}
        </div>
        <h1 className={styles['title']}>{title}</h1>
        <div className={`${styles['side'] ?? ''} ${styles['right'] ?? ''}`}>{right}</div>
      </div>
      <div className={styles['content']}>{children}</div>
      {(note !== null || bar !== undefined) && (
        <div className={styles['bar']}>
          {note}
          {bar}
        </div>
      )}
    </main>
  );
}
