import type { ReactNode } from 'react';

import { amountOrPlateAttributes } from '@/ui/text/amountOrPlateAttributes';

import styles from './BottomActionBar.module.css';

interface BottomBarProps {
  /** The amount that the button will charge: an Amount. */
  readonly left?: ReactNode;
  /** One line above it, for example why the button is disabled. */
  readonly note?: ReactNode;
  /** The one PrimaryButton of the screen. */
  readonly children: ReactNode;
}

/** The bar at the bottom of a screen: its one primary button and, to the left, the amount that it charges. */
export function BottomActionBar({ left, note, children }: BottomBarProps) {
  return (
    <div className={styles['bar']}>
      {note !== undefined && (
        <div className={styles['note']} {...amountOrPlateAttributes(note)}>
          {note}
        </div>
      )}
      {left !== undefined && <div className={styles['left']}>{left}</div>}
      <div className={styles['button']}>{children}</div>
    </div>
  );
}
