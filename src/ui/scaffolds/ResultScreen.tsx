import { type ReactNode, useId } from 'react';

import { Card } from '@/ui/card/Card';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { type Status, StatusSign } from '@/ui/picture/StatusSign';
import { ScreenReaderText } from '@/ui/text/ScreenReaderText';

import styles from './ResultScreen.module.css';

interface ResultScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly status: Status;
  readonly word: string;
  /** What a screen reader says after the word, such as `3.00元` and `请于 14:20 前离场`. Nothing that changes every second. */
  readonly said?: readonly string[];
  /** An Amount of size `page`. */
  readonly amount?: ReactNode;
  /** What happens next: `请于 14:20 前离场` with the running clock. */
  readonly next?: ReactNode;
  /** The two most likely next actions: a PrimaryButton, a TextButton. */
  readonly actions: ReactNode;
  /** More cards below. */
  readonly children?: ReactNode;
}

/**
 * The outcome of an action: status icon and word, amount, what happens next, and two buttons. A screen reader says the outcome in one sentence: with
 * the title when the screen opens, and once more only when the outcome changes.
 */
export function ResultScreen({ frame, status, word, said = [], amount, next, actions, children }: ResultScreenProps) {
  const saidId = useId();
  return (
    <ScreenFrame {...frame} describedBy={saidId}>
      <ScreenReaderText id={saidId} role="status">
        {`${[word, ...said].join('，').replace(/。$/, '')}。`}
      </ScreenReaderText>
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
