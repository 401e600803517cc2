import { type KeyboardEvent, useEffect, useRef } from 'react';

import type { Row } from '../model/timeline';
import { timeAt } from '../model/told';
import { TimelineItem } from './TimelineItem';
import styles from './TimelineList.module.css';

interface TimelineListProps {
  readonly rows: readonly Row[];
  readonly listed: readonly number[];
  /** The row in view; -1 if it is not in the list. */
  readonly current: number;
  readonly beganAtMs: number;
  readonly onChoose: (index: number) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** Screens, presses, calls and errors in their order. The list is one stop of the tab key; the arrows go through it. */
export function TimelineList({ rows, listed, current, beganAtMs, onChoose, onStep }: TimelineListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(`[data-row="${String(current)}"]`) ?? null;
    if (list.current === null || button === null) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    const place = button.getBoundingClientRect();
    if (place.top < top) list.current.scrollTop -= top - place.top;
    if (place.bottom > bottom) list.current.scrollTop += place.bottom - bottom;
    const isIn = list.current.contains(list.current.ownerDocument.activeElement);
    if (isIn) button.focus({ preventScroll: true });
  }, [current]);
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    onStep(by);
  };
  const stop = current === -1 ? listed[0] : current;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the arrow keys
    <ol ref={list} className={styles['list']} aria-label="发生了什么" onKeyDown={move}>
      {listed.map((index) => {
        const row = rows[index];
        return row === undefined ? null : (
          <TimelineItem
            key={index}
            row={row}
            index={index}
            isCurrent={index === current}
            isStop={index === stop}
            time={timeAt(beganAtMs + row.atMs)}
            onChoose={onChoose}
          />
        );
      })}
    </ol>
  );
}
