import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';
import { ScreenReaderText } from '@/ui/text/ScreenReaderText';

import styles from './Timeline.module.css';

export interface TimelineStep {
  readonly word: string;
  /** When it happened: `11月21日 14:05`. */
  readonly time?: string;
  readonly note?: ReactNode;
  /** `now` is the current step, `ahead` has not happened yet. */
  readonly state: 'past' | 'now' | 'ahead';
  readonly tone?: 'plain' | 'done' | 'owed';
}

/** The progress of a process and its next steps, from top to bottom. */
export function Timeline({ label, steps }: { readonly label: string; readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles['line']} aria-label={label}>
      {steps.map(({ word, time = '', note, state, tone = 'plain' }, index) => (
        <li
          key={`${String(index)} ${word}`}
          className={joinClasses(styles['step'], styles[state], styles[tone])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles['word']}>
            {word}
            {state === 'ahead' && <ScreenReaderText>（还没有到）</ScreenReaderText>}
          </span>
          {time !== '' && <span className={styles['time']}>{time}</span>}
          {note !== undefined && <div className={styles['note']}>{note}</div>}
        </li>
      ))}
    </ol>
  );
}
