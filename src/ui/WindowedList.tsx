import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { ListEnd, type ListEndProps } from './ListEnd';
import styles from './WindowedList.module.css';

/** Of rows that are kept ready above and below the window, px: with it no list of ours has more than 400 nodes of rows on a phone. */
const READY_PX = 360;
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
export function WindowedList<Row>({ label, rows, keyOf, heightOf, children, gap = 0, end }: WindowedListProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what stands above may grow at any time; a top that is the same changes nothing
  useLayoutEffect(() => {
    const box = list.current;
    const scrolled = box?.ownerDocument.defaultView?.scrollY ?? 0;
    setTop(Math.round((box?.getBoundingClientRect().top ?? 0) + scrolled));
  });
  const sizeOf = (index: number): number => {
    const row = rows[index];
    return row === undefined ? 0 : heightOf(row);
  };
  // The first line may be the head of a group, the last one is a row.
  const overscan = Math.ceil(READY_PX / Math.max(1, sizeOf(rows.length - 1)));
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: sizeOf,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    gap,
    overscan,
    scrollMargin: top,
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
              {children(row)}
            </div>
          );
        })}
      </div>
      {end !== undefined && <ListEnd {...end} />}
    </div>
  );
}
