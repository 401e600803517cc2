import type { ReactNode } from 'react';

import { ScreenReaderText } from '@/ui/text/ScreenReaderText';

import styles from './TabScreenFrame.module.css';
import { useScreenFocusRef } from './useScreenFocusRef';

interface TabScreenFrameProps {
  /** The screen's name in navigation/paths: `data-screen`. */
  readonly name: string;
  /** For screen readers only, because the tab bar already shows where the driver is. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** A screen of the tab shell. It has no header of its own. */
export function TabScreenFrame({ name, title, children }: TabScreenFrameProps) {
  const screen = useScreenFocusRef();
  return (
    <main ref={screen} tabIndex={-1} aria-label={title} className={styles['frame']} data-screen={name}>
      <h1>
        <ScreenReaderText>{title}</ScreenReaderText>
      </h1>
      {children}
    </main>
  );
}
