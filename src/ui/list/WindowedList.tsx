import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';

import { flingWatch } from './flingWatch';
import { ListEnd, type ListEndProps } from './ListEnd';
import { useTopOf } from './useTopOf';
import styles from './WindowedList.module.css';

/** Of rows that are kept ready above and below the window, px: with it no list of ours has more than 400 nodes of rows on a phone. */
const READY_PX = 288;
/** So many rows before the last one the next page is asked for. */
const AHEAD = 4;

interface WindowedListProps<Row> {
  /** What is listed, read out: `停车记录`. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** About the height of a row before it is measured, px. */
  readonly heightOf: (row: Row) => number;
  readonly children: (row: Row) => ReactNode;
  /** Space between rows that are cards of their own, px; 0 for lines of one card. */
  readonly gap?: number;
  /** For a list that comes in pages; the next one is asked for before the driver is at its end. */
  readonly end?: ListEndProps;
}

/** A list of which only the rows near the window are in the document, however many there are. Changing fonts are measured anew. */
export function WindowedList<Row>(props: WindowedListProps<Row>) {
  const { box, top } = useTopOf<HTMLDivElement>();
  return <Lines {...props} list={box} top={top} />;
}

interface LinesProps<Row> extends WindowedListProps<Row> {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly top: number;
}

/**
 * When it is mounted a virtualizer scrolls to where the window stood before, which is the place of the screen that was left. Where this
 * one is taken up is navigation's to say (navigation/ScrollMemory); only rows that turn out larger than their estimate move it.
 */
const keepPlace: typeof windowScroll = (offset, options, instance) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, instance);
};

/** A part of its own: scrolling draws it again, and not what stands around it. */
function Lines<Row>({ label, rows, keyOf, heightOf, children, gap = 0, end, list, top }: LinesProps<Row>) {
  const sizeOf = (index: number): number => {
    const row = rows[index];
    return row === undefined ? 0 : heightOf(row);
  };
  // Another function would have all rows laid out anew, at every step of the scrolling.
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    [rows, keyOf],
  );
  // The first line may be the head of a group, the last one is a row.
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
    // Rows stand ready beyond the window: drawing more of them need not hold up the scrolling.
    useFlushSync: false,
    scrollToFn: keepPlace,
    observeElementOffset,
    // Where nothing has a layout, such as in a test, the estimate stands.
    measureElement: (element) =>
      element.getBoundingClientRect().height || sizeOf(Number(element.getAttribute('data-index'))),
  });
  const items = virtualizer.getVirtualItems();
  const isNearEnd = (items.at(-1)?.index ?? -1) >= rows.length - AHEAD;
  const asksMore = end?.state === 'more' && rows.length > 0 && isNearEnd;
  useEffect(() => {
    if (asksMore) end.onMore();
    // The page that is on its way ends the asking; its callback is another one at every call.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once for each number of rows
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
  /** It comes by faster than anybody reads. */
  readonly isPassing: boolean;
  /** About what it will take, px. */
  readonly height: number;
  readonly children: (row: Row) => ReactNode;
}

/** Drawn again when the list is, and not when its window moves. What comes by in a fling is an empty box until the fling slows down. */
const Content = memo(function Content({ row, isPassing, height, children }: ContentProps<unknown>) {
  const [isDrawn, setDrawn] = useState(!isPassing);
  if (!isPassing && !isDrawn) setDrawn(true);
  return isDrawn ? children(row) : <div className={styles['passing']} style={{ height }} />;
}) as <Row>(props: ContentProps<Row>) => ReactNode;
