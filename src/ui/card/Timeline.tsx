import Steps from 'antd-mobile/es/components/steps';
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

const STATUS = { past: 'finish', now: 'process', ahead: 'wait' } as const;

/**
 * The progress of a process and its next steps, from top to bottom. antd-mobile's steps are plain boxes, so each is
 * wrapped in a list item.
 */
export function Timeline({ label, steps }: { readonly label: string; readonly steps: readonly TimelineStep[] }) {
  return (
    <div role="list" aria-label={label}>
      <Steps direction="vertical" className={styles['line'] ?? ''}>
        {steps.map((step, index) => (
          <Item key={`${String(index)} ${step.word}`} {...step} />
        ))}
      </Steps>
    </div>
  );
}

function Item({ word, time = '', note, state, tone = 'plain' }: TimelineStep) {
  return (
    <div
      role="listitem"
      className={joinClasses(styles['step'], styles[state], styles[tone])}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <Steps.Step
        status={STATUS[state]}
        icon={<span className={styles['dot']} />}
        title={
          <>
            <span className={styles['word']}>
              {word}
              {state === 'ahead' && <ScreenReaderText>（还没有到）</ScreenReaderText>}
            </span>
            {time !== '' && <span className={styles['time']}>{time}</span>}
          </>
        }
        description={note}
      />
    </div>
  );
}
