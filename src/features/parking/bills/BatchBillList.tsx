import { useMemo } from 'react';

import { WindowedList } from '@/ui/list/WindowedList';

import { LotHeadingRow, PayableBillRow } from './BillRows';
import { billLineKey, estimateBillLineHeightPx, toBillLines } from './model/billRows';
import type { BatchPayment } from './useBatchPayment';

/** The bills, grouped by lot. */
export function BatchBillList({ view }: { readonly view: BatchPayment }) {
  const { lots } = view;
  const lines = useMemo(() => toBillLines(lots), [lots]);
  return (
    <WindowedList label="待缴账单" rows={lines} keyOf={billLineKey} heightOf={estimateBillLineHeightPx}>
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
