import type { ReactNode } from 'react';

import { Drawing, type DrawingName } from './Drawing';
import styles from './Empty.module.css';

/** What stands where there is nothing to show. */
export interface EmptyProps {
  readonly drawing: DrawingName;
  /** One sentence. */
  readonly text: string;
  /** One useful act. */
  readonly action?: ReactNode;
}

/** A drawing, a sentence, and one thing to do about it. */
export function Empty({ drawing, text, action }: EmptyProps) {
  return (
    <div className={styles['empty']}>
      <div className={styles['drawing']}>
        <Drawing name={drawing} />
      </div>
      <p className={styles['text']}>{text}</p>
      {action}
    </div>
  );
}
