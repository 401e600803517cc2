import type { ReactNode } from 'react';

import { Drawing } from './Drawing';
import type { DrawingName } from './DrawingShape';
import styles from './Empty.module.css';

/** The props of the placeholder for empty content. */
export interface EmptyProps {
  readonly drawing: DrawingName;
  /** One sentence. */
  readonly text: string;
  /** One useful action. */
  readonly action?: ReactNode;
}

/** A drawing, a sentence, and one action. */
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
