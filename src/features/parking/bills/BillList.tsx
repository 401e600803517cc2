import { useMemo } from 'react';

import { WindowedList } from '@/ui/list/WindowedList';

import { BillRow, LotRow } from './BillRows';
import { heightOfLine, keyOfLine, linesOf } from './model/billRows';
import type { BillsPayment } from './useBillsPayment';

/** The bills, grouped by lot. */
export function BillList({ view }: { readonly view: BillsPayment }) {
  const { lots } = view;
  const lines = useMemo(() => linesOf(lots), [lots]);
  return (
    <WindowedList label="待缴账单" rows={lines} keyOf={keyOfLine} heightOf={heightOfLine}>
      {(line) =>
        line.is === 'lot' ? (
          <LotRow lot={line.lot} view={view} />
        ) : (
          <BillRow bill={line.bill} isLast={line.isLast} view={view} />
        )
      }
    </WindowedList>
  );
}
