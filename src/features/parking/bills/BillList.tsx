import { useMemo } from 'react';

import { WindowedList } from '@/ui/list/WindowedList';

import { LotHeadingRow, PayableBillRow } from './BillRows';
import { billLineHeight, billLineKey, toBillLines } from './model/billRows';
import type { BillsPayment } from './useBillsPayment';

/** The bills, grouped by lot. */
export function BillList({ view }: { readonly view: BillsPayment }) {
  const { lots } = view;
  const lines = useMemo(() => toBillLines(lots), [lots]);
  return (
    <WindowedList label="待缴账单" rows={lines} keyOf={billLineKey} heightOf={billLineHeight}>
      {(line) =>
        line.is === 'lot' ? (
          <LotHeadingRow lot={line.lot} view={view} />
        ) : (
          <PayableBillRow bill={line.bill} isLast={line.isLast} view={view} />
        )
      }
    </WindowedList>
  );
}
