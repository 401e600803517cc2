import { type KeyboardEvent, useEffect, useRef } from 'react';

import { formatRecordedTimeOfDay } from '../model/formatReplay';
import type { RecordingTimelineRow } from '../model/timeline';
import { RecordingTimelineItem } from './RecordingTimelineItem';
import styles from './RecordingTimelineList.module.css';

interface TimelineListProps {
  readonly rows: readonly RecordingTimelineRow[];
  readonly listedRows: readonly number[];
  /** The selected row; -1 if it is not listed. */
  readonly current: number;
  readonly beganAtMs: number;
  readonly onChoose: (index: number) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/**
 * Screens, presses, calls and errors in chronological order. The list is one Tab stop; the arrow keys move within it.
 */
export function RecordingTimelineList({ rows, listedRows, current, beganAtMs, onChoose, onStep }: TimelineListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(`[data-row="${String(current)}"]`) ?? null;
    if (list.current === null || button === null) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    const buttonRect = button.getBoundingClientRect();
    if (buttonRect.top < top) list.current.scrollTop -= top - buttonRect.top;
    if (buttonRect.bottom > bottom) list.current.scrollTop += buttonRect.bottom - bottom;
    const hasFocus = list.current.contains(list.current.ownerDocument.activeElement);
    if (hasFocus) button.focus({ preventScroll: true });
  }, [current]);
  const onArrowKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    onStep(by);
  };
  const tabStop = current === -1 ? listedRows[0] : current;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the arrow keys
    <ol ref={list} className={styles['list']} aria-label="发生了什么" onKeyDown={onArrowKey}>
      {listedRows.map((index) => {
        const row = rows[index];
        return row === undefined ? null : (
          <RecordingTimelineItem
            key={index}
            row={row}
            index={index}
            isCurrent={index === current}
            isTabStop={index === tabStop}
            time={formatRecordedTimeOfDay(beganAtMs + row.atMs)}
            onChoose={onChoose}
          />
        );
      })}
    </ol>
  );
}
