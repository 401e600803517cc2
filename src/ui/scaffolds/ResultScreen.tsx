import { type ReactNode, useId } from 'react';

import { Card } from '@/ui/card/Card';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { type ResultStatus, ResultStatusIcon } from '@/ui/picture/ResultStatusIcon';
import { ScreenReaderText } from '@/ui/text/ScreenReaderText';

import styles from './ResultScreen.module.css';

interface ResultScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly status: ResultStatus;
  readonly word: string;
  /** Announced after the status, such as `3.00元` and `请于 14:20 前离场`. Nothing that changes every second. */
  readonly announcements?: readonly string[];
  /** An Amount of size `page`. */
  readonly amount?: ReactNode;
  /** What happens next: `请于 14:20 前离场` with the running clock. */
  readonly nextStep?: ReactNode;
  /** The two most likely next actions: a PrimaryButton, a TextButton. */
  readonly actions: ReactNode;
  /** More cards below. */
  readonly children?: ReactNode;
}

/**
 * The result of an action: status icon and label, amount, next step, and two buttons. A screen reader announces the
 * result in one sentence: with the title when the screen opens, and again only when the result changes.
 */
export function ResultScreen({
  frame,
  status,
  word,
  announcements = [],
  amount,
  nextStep,
  actions,
  children,
}: ResultScreenProps) {
  const announcementId = useId();
  return (
    <ScreenFrame {...frame} describedBy={announcementId}>
      <ScreenReaderText id={announcementId} role="status">
        {`${[word, ...announcements].join('，').replace(/。$/, '')}。`}
      </ScreenReaderText>
      <Card>
        <div className={styles['answer']} data-status={status}>
          <ResultStatusIcon status={status} word={word} />
          {amount}
          {nextStep !== undefined && <div className={styles['next']}>{nextStep}</div>}
        </div>
        <div className={styles['acts']}>{actions}</div>
      </Card>
      {children}
    </ScreenFrame>
  );
}
