import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';

import { flingWatch } from './flingWatch';
import { ListEnd, type ListEndProps } from './ListEnd';
import { observeRect, scrollBoxOf } from './scrollBox';
import { useTopOf } from './useTopOf';
import styles from './WindowedList.module.css';

/**
 * Height of the rows that are rendered in advance above and below the window, px. With it none of our lists has more than 400 nodes of rows on a
 * phone.
 */
const READY_PX = 288;
/** The next page is requested when this many rows are left. */
const AHEAD = 4;

interface WindowedListProps<Row> {
  /** The accessible name of the list: `停车记录`. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The estimated height of a row before it is measured, px. */
  readonly heightOf: (row: Row) => number;
  readonly children: (row: Row) => ReactNode;
  /** Space between rows that are separate cards, px; 0 for rows of one card. */
  readonly gap?: number;
  /** For a paged list. The next page is requested before the driver reaches the end. */
  readonly end?: ListEndProps;
}

/** A list that renders only the rows near the window, or near the box in which it scrolls (`scrollBox.ts`), however many there are. When fonts change, rows are measured again. */
export function WindowedList<Row>(props: WindowedListProps<Row>) {
  const { box, top } = useTopOf<HTMLDivElement>();
  return <Lines {...props} list={box} top={top} />;
}

interface LinesProps<Row> extends WindowedListProps<Row> {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly top: number;
}

/**
 * A virtualizer that mounts scrolls to the former position of the window, which belongs to the screen that was left. The position of this screen is
 * set by navigation (navigation/ScrollMemory). So the virtualizer may only correct it for rows that are larger than their estimate.
 */
const keepPlace: typeof windowScroll = (offset, options, instance) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, instance);
};

/** A separate component, so that scrolling renders it again, but not the content around it. */
function Lines<Row>({ label, rows, keyOf, heightOf, children, gap = 0, end, list, top }: LinesProps<Row>) {
  const sizeOf = (index: number): number => {
    const row = rows[index];
    return row === undefined ? 0 : heightOf(row);
  };
  // A new function would lay out all rows again, at every scroll step.
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    [rows, keyOf],
  );
  // The first row may be the head of a group, so the last row is used.
  const overscan = Math.ceil(READY_PX / Math.max(1, sizeOf(rows.length - 1) + gap));
  const [isFling, setFling] = useState(false);
  const observeElementOffset = useMemo(() => flingWatch(setFling), []);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: sizeOf,
    getItemKey: keyAt,
    gap,
    overscan,
    scrollMargin: top,
    // Rows beyond the window are already rendered, so rendering more of them does not have to block scrolling.
    useFlushSync: false,
    // The page, or the box around the list, whose size and position are read in the same way.
    getScrollElement: () =>
      (scrollBoxOf(list.current) ?? list.current?.ownerDocument.defaultView ?? null) as Window | null,
    observeElementRect: observeRect,
    scrollToFn: keepPlace,
    observeElementOffset,
    // Without a layout, for example in a test, the estimate is used.
    measureElement: (element) =>
      element.getBoundingClientRect().height || sizeOf(Number(element.getAttribute('data-index'))),
  });
  const items = virtualizer.getVirtualItems();
  const isNearEnd = (items[items.length - 1]?.index ?? -1) >= rows.length - AHEAD;
  const asksMore = end?.state === 'more' && rows.length > 0 && isNearEnd;
  useEffect(() => {
    if (asksMore) end.onMore();
    // While the next page loads, the state is not `more`, so it is not requested twice. `end` is left out because its callback is new at every
    // render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- requested once for each number of rows
  }, [asksMore, rows.length]);
  return (
    <div>
      <div
        ref={list}
        className={styles['list']}
        style={{ height: virtualizer.getTotalSize() }}
        role="list"
        aria-label={label}
      >
        {items.map(({ key, index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={key}
              role="listitem"
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles['line']}
              style={{ transform: `translateY(${start - top}px)` }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <Content row={row} isPassing={isFling} height={sizeOf(index)}>
                {children}
              </Content>
            </div>
          );
        })}
      </div>
      {end !== undefined && <ListEnd {...end} />}
    </div>
  );
}

interface ContentProps<Row> {
  readonly row: Row;
  /** The list is scrolling too fast to read. */
  readonly isPassing: boolean;
  /** The estimated height, px. */
  readonly height: number;
  readonly children: (row: Row) => ReactNode;
}

/** Rendered again when the list changes, but not when its window moves. During a fling, new rows are empty boxes until it slows down. */
const Content = memo(function Content({ row, isPassing, height, children }: ContentProps<unknown>) {
  const [isDrawn, setDrawn] = useState(!isPassing);
  if (!isPassing && !isDrawn) setDrawn(true);
  return isDrawn ? children(row) : <div className={styles['passing']} style={{ height }} />;
}) as <Row>(props: ContentProps<Row>) => ReactNode;
