import { memo } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import { KIND_WORDS } from '../model/rowKinds';
import type { Row } from '../model/timeline';
import styles from './TimelineItem.module.css';

interface TimelineItemProps {
  readonly row: Row;
  readonly index: number;
  readonly isCurrent: boolean;
  /** The one that the tab key reaches. */
  readonly isStop: boolean;
  readonly time: string;
  readonly onChoose: (index: number) => void;
}

/** A row of the time line. There may be thousands, so one that has not changed is not drawn again. */
export const TimelineItem = memo(function TimelineItem({
  row,
  index,
  isCurrent,
  isStop,
  time,
  onChoose,
}: TimelineItemProps) {
  const { kind, words, facts, isError } = row;
  return (
    <li>
      <button
        type="button"
        className={joinClasses(styles['row'], isError && styles['error'])}
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={isStop ? 0 : -1}
        data-row={index}
        onClick={() => {
          onChoose(index);
        }}
      >
        <span className={styles['time']}>{time}</span>
        <span className={joinClasses(styles['kind'], styles[kind])}>
          {isError ? KIND_WORDS.error : KIND_WORDS[kind]}
        </span>
        <span className={styles['words']}>
          {words}
          {facts !== '' && <span className={styles['facts']}>{facts}</span>}
        </span>
      </button>
    </li>
  );
});
