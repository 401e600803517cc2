import { useMemo } from 'react';

import { WindowedList } from '@/ui/WindowedList';

import { type BillLine, linesOf } from '../model/billRows';
import { BillRow, LotRow } from './BillRows';
import type { BillsPayment } from './useBillsPayment';

/** About the height of a line before it is measured, px. */
const LOT_HEIGHT = 68;
const BILL_HEIGHT = 96;

const keyOf = ({ key }: BillLine): string => key;
const heightOf = (line: BillLine): number => (line.is === 'lot' ? LOT_HEIGHT : BILL_HEIGHT);

/** The bills by lot. */
export function BillList({ view }: { readonly view: BillsPayment }) {
  const { lots } = view;
  const lines = useMemo(() => linesOf(lots), [lots]);
  return (
    <WindowedList label="待缴账单" rows={lines} keyOf={keyOf} heightOf={heightOf}>
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
