import type { ReactNode } from 'react';

import { Card } from '@/ui/card/Card';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { type Status, StatusSign } from '@/ui/picture/StatusSign';

import styles from './ResultScreen.module.css';

interface ResultScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly status: Status;
  readonly word: string;
  /** An Amount of size `page`. */
  readonly amount?: ReactNode;
  /** What happens next: `请于 14:20 前离场` with the running clock. */
  readonly next?: ReactNode;
  /** The two most likely next actions: a PrimaryButton, a TextButton. */
  readonly actions: ReactNode;
  /** More cards below. */
  readonly children?: ReactNode;
}

/** The outcome of an action: status icon and word, amount, what happens next, and two buttons. */
export function ResultScreen({ frame, status, word, amount, next, actions, children }: ResultScreenProps) {
  return (
    <ScreenFrame {...frame}>
      <Card>
        <div className={styles['answer']} data-status={status}>
          <StatusSign status={status} word={word} />
          {amount}
          {next !== undefined && <div className={styles['next']}>{next}</div>}
        </div>
        <div className={styles['acts']}>{actions}</div>
      </Card>
      {children}
    </ScreenFrame>
  );
}
