import { memo } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import { RECORDING_TIMELINE_ROW_KIND_LABELS } from '../model/rowKinds';
import type { RecordingTimelineRow } from '../model/timeline';
import styles from './RecordingTimelineItem.module.css';

interface TimelineItemProps {
  readonly row: RecordingTimelineRow;
  readonly index: number;
  readonly isCurrent: boolean;
  /** The only item that the Tab key reaches. */
  readonly isTabStop: boolean;
  readonly time: string;
  readonly onChoose: (index: number) => void;
}

/** A row of the timeline. There may be thousands, so unchanged rows are not rendered again. */
export const RecordingTimelineItem = memo(function TimelineItem({
  row,
  index,
  isCurrent,
  isTabStop,
  time,
  onChoose,
}: TimelineItemProps) {
  const { kind, text, details, isError } = row;
  return (
    <li>
      <button
        type="button"
        className={joinClasses(styles['row'], isError && styles['error'])}
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        data-row={index}
        onClick={() => {
          onChoose(index);
        }}
      >
        <span className={styles['time']}>{time}</span>
        <span className={joinClasses(styles['kind'], styles[kind])}>
          {isError ? RECORDING_TIMELINE_ROW_KIND_LABELS.error : RECORDING_TIMELINE_ROW_KIND_LABELS[kind]}
        </span>
        <span className={styles['words']}>
          {text}
          {details !== '' && <span className={styles['facts']}>{details}</span>}
        </span>
      </button>
    </li>
  );
});
