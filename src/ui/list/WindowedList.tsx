import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';

import { createScrollFlingObserver } from './createScrollFlingObserver';
import { ListEnd, type ListEndProps } from './ListEnd';
import { findScrollBox, observeScrollBoxRect } from './scrollBox';
import { useOffsetTop } from './useOffsetTop';
import styles from './WindowedList.module.css';

/**
 * Height of the rows that are rendered in advance above and below the window, px. With it none of our lists has more
 * than 400 nodes of rows on a phone.
 */
const OVERSCAN_PX = 288;
/** The next page is requested when this many rows are left. */
const LOAD_AHEAD_ROWS = 4;

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
  readonly end?: ListEndProps | undefined;
}

/**
 * A list that renders only the rows near the window, or near the element in which it scrolls (`scrollBox.ts`), however
 * many there are. When fonts change, rows are measured again.
 */
export function WindowedList<Row>(props: WindowedListProps<Row>) {
  const { box, top } = useOffsetTop<HTMLDivElement>();
  return <VirtualRows {...props} list={box} top={top} />;
}

interface VirtualRowsProps<Row> extends WindowedListProps<Row> {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly top: number;
}

/**
 * A virtualizer that mounts scrolls to the previous position of the window, which belongs to the screen that was left.
 * navigation/ScrollRestoration sets the position of this screen. So the virtualizer may only correct it for rows that
 * are larger than their estimate.
 */
const scrollForAdjustment: typeof windowScroll = (offset, options, instance) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, instance);
};

/** A separate component, so that scrolling renders it again, but not the content around it. */
function VirtualRows<Row>({ label, rows, keyOf, heightOf, children, gap = 0, end, list, top }: VirtualRowsProps<Row>) {
  const sizeOf = (index: number): number => {
    const row = rows[index];
    return row === undefined ? 0 : heightOf(row);
  };
  // A new function would lay out all rows again at every scroll step.
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    [rows, keyOf],
  );
  // The first row may be a group header, so the last row is used.
  const overscan = Math.ceil(OVERSCAN_PX / Math.max(1, sizeOf(rows.length - 1) + gap));
  const [isFlinging, setFlinging] = useState(false);
  const observeElementOffset = useMemo(() => createScrollFlingObserver(setFlinging), []);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: sizeOf,
    getItemKey: keyAt,
    gap,
    overscan,
    scrollMargin: top,
    // Rows beyond the window are already rendered, so rendering more of them does not have to block scrolling.
    useFlushSync: false,
    // The page, or the element around the list, whose size and position are read in the same way.
    getScrollElement: () =>
      (findScrollBox(list.current) ?? list.current?.ownerDocument.defaultView ?? null) as Window | null,
    observeElementRect: observeScrollBoxRect,
    scrollToFn: scrollForAdjustment,
    observeElementOffset,
    // Without a layout, for example in a test, the estimate is used.
    measureElement: (element) =>
      element.getBoundingClientRect().height || sizeOf(Number(element.getAttribute('data-index'))),
  });
  const items = virtualizer.getVirtualItems();
  const isNearEnd = (items[items.length - 1]?.index ?? -1) >= rows.length - LOAD_AHEAD_ROWS;
  const shouldLoadMore = end?.state === 'more' && rows.length > 0 && isNearEnd;
  useEffect(() => {
    if (shouldLoadMore) end.onLoadMore();
    // While the next page loads, the state is not `more`, so it is not requested twice. `end` is left out because its
    // callback is new at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- requested once for each number of rows
  }, [shouldLoadMore, rows.length]);
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
              <RowContent row={row} isFlinging={isFlinging} height={sizeOf(index)}>
                {children}
              </RowContent>
            </div>
          );
        })}
      </div>
      {end !== undefined && <ListEnd {...end} />}
    </div>
  );
}

interface RowContentProps<Row> {
  readonly row: Row;
  /** The list is scrolling too fast to read. */
  readonly isFlinging: boolean;
  /** The estimated height, px. */
  readonly height: number;
  readonly children: (row: Row) => ReactNode;
}

/**
 * Rendered again when the list changes, but not when its window moves. During a fling, new rows are empty boxes until
 * it slows down.
 */
const RowContent = memo(function Content({ row, isFlinging, height, children }: RowContentProps<unknown>) {
  const [isRendered, setRendered] = useState(!isFlinging);
  if (!isFlinging && !isRendered) setRendered(true);
  return isRendered ? children(row) : <div className={styles['passing']} style={{ height }} />;
}) as <Row>(props: RowContentProps<Row>) => ReactNode;
