import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import { linesOf } from '../model/billRows';
import styles from './BillList.module.css';
import { BillRow, LotRow } from './BillRows';
import type { BillsPayment } from './useBillsPayment';

/** About the height of a line before it is measured, px. */
const LOT_HEIGHT = 68;
const BILL_HEIGHT = 96;
/** Lines that are kept ready above and below the window. */
const OVERSCAN = 6;

/** The bills by lot. Only the lines near the window are in the document, however many there are. */
export function BillList({ view }: { readonly view: BillsPayment }) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const { lots } = view;
  const lines = useMemo(() => linesOf(lots), [lots]);
  useLayoutEffect(() => {
    setTop(list.current?.offsetTop ?? 0);
  }, [view.draft.agreedCents]);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.is === 'lot' ? LOT_HEIGHT : BILL_HEIGHT),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    // Where nothing has a layout, such as in a test, the estimate stands.
    measureElement: (element) => element.getBoundingClientRect().height || BILL_HEIGHT,
  });
  return (
    <div
      ref={list}
      className={styles['list']}
      style={{ height: virtualizer.getTotalSize() }}
      role="list"
      aria-label="待缴账单"
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const line = lines[index];
        if (line === undefined) return null;
        return (
          <div
            key={key}
            role="listitem"
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles['line']}
            style={{ transform: `translateY(${start - top}px)` }}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
          >
            {line.is === 'lot' ? (
              <LotRow lot={line.lot} view={view} />
            ) : (
              <BillRow bill={line.bill} isLast={line.isLast} view={view} />
            )}
          </div>
        );
      })}
    </div>
  );
}
