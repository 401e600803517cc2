import 'antd-mobile/es/components/nav-bar/nav-bar.css';

import { NavBar } from 'antd-mobile/es/components/nav-bar/nav-bar';
import { cloneElement, type ReactElement, type ReactNode, useContext } from 'react';

import { usePatchedAntdElement } from '@/ui/usePatchedAntdElement';

import { BackArrow } from './BackArrow';
import { ScreenBottomNoteContext } from './ScreenBottomNoteContext';
import styles from './ScreenFrame.module.css';
import { useScreenFocusRef } from './useScreenFocusRef';

/** The props of every screen with a header. */
export interface ScreenFrameProps {
  /** The screen's name in navigation/paths, for tests and assistive technology: `data-screen`. */
  readonly name: string;
  readonly title: string;
  /** Without it the header has no back button, for example after a payment. */
  readonly onBack?: (() => void) | undefined;
  /** One short button at the right end of the header. */
  readonly right?: ReactNode;
  /** A BottomActionBar. It stays at the bottom and covers nothing, because it is part of the layout flow. */
  readonly bar?: ReactNode;
  /** The id of the sentence that a screen reader says after the title. */
  readonly describedBy?: string;
  readonly children?: ReactNode;
}

/**
 * The library marks the complete left side as a button, without a name and without focus. The real button is inside it.
 */
const withoutRole = (side: ReactElement) => cloneElement(side, { role: undefined } as object);

/** A complete screen: a header with back button and title, the content, and at most one bar at the bottom. */
export function ScreenFrame({ name, title, onBack, right, bar, describedBy, children }: ScreenFrameProps) {
  const screen = useScreenFocusRef();
  const note = useContext(ScreenBottomNoteContext);
  const back = onBack && (
    <button type="button" className={styles['back']} aria-label="返回" onClick={onBack}>
      <BackArrow />
    </button>
  );
  const header = usePatchedAntdElement(
    NavBar,
    { className: styles['header'] ?? '', back: null, left: back, right, children: <h1>{title}</h1> },
    withoutRole,
  );
  return (
    <main
      ref={screen}
      tabIndex={-1}
      aria-label={title}
      aria-describedby={describedBy}
      className={styles['frame']}
      data-screen={name}
    >
      {header}
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
