import type { ReactNode } from 'react';

import styles from './BottomBar.module.css';

interface BottomBarProps {
  /** What the button will take: an Amount. */
  readonly left?: ReactNode;
  /** One line above, such as why the button cannot be pressed. */
  readonly note?: ReactNode;
  /** The one PrimaryButton of the screen. */
  readonly children: ReactNode;
}

/** The lower edge of a screen: its one primary button and, left of it, the amount that it takes. */
export function BottomBar({ left, note, children }: BottomBarProps) {
  return (
    <div className={styles['bar']}>
      {note !== undefined && <div className={styles['note']}>{note}</div>}
      {left !== undefined && <div className={styles['left']}>{left}</div>}
      <div className={styles['button']}>{children}</div>
    </div>
  );
}
