import { useMemo } from 'react';

import { berthText } from '@/domain/stay/stayFacts';
import { formatDuration, formatMoment, parseServerTime } from '@/domain/time';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { joinClasses } from '@/ui/joinClasses';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { notMinePath } from '@/widgets/stay/StayActionRows';

import styles from './ArrearsList.module.css';
import { heightOfLine, keyOfLine, linesOf, type LotBills, sumOf } from './model/billRows';

/** Estimated height of a line before it is measured, px. */
const heightOf = heightOfLine({ lot: 54, bill: 122 });

interface ArrearsListProps {
  readonly lots: readonly LotBills[];
  readonly plateNo: string | undefined;
  /** Why some bills are missing from the list; empty when none are. */
  readonly appealed: string;
}

/** How much is owed and why: the total, then the stays. */
export function ArrearsList({ lots, plateNo, appealed }: ArrearsListProps) {
  const lines = useMemo(() => linesOf(lots), [lots]);
  const bills = lots.flatMap((lot) => lot.bills);
  return (
    <>
      <Card>
        {plateNo !== undefined && (
          <div>
            <PlateBadge plateNo={plateNo} plateColor={bills[0]?.plateColor} size="large" />
          </div>
        )}
        <div>
          <p>{bills.length}笔欠费，合计</p>
          <Amount cents={sumOf(bills)} size="page" tone="owed" />
          {appealed !== '' && <p>{appealed}</p>}
        </div>
      </Card>
      <WindowedList label="欠费账单" rows={lines} keyOf={keyOfLine} heightOf={heightOf}>
        {(line) =>
          line.is === 'lot' ? (
            <h2 className={styles['lot']}>{line.lot.parkName}</h2>
          ) : (
            <div className={joinClasses(line.isLast && styles['gap'])}>
              <div className={joinClasses(styles['bill'], line.isLast && styles['last'])}>
                <ArrearsRow bill={line.bill} />
              </div>
            </div>
          )
        }
      </WindowedList>
    </>
  );
}

function ArrearsRow({ bill }: { readonly bill: ParkingBill }) {
  const { clock } = usePorts();
  const { uniqueId, parkId, formatPlateNo, plateNo, orderStateText, berthNo } = bill;
  const startMs = parseServerTime(bill.parkStartTime);
  const words = [
    orderStateText,
    startMs === null ? '' : formatMoment(startMs, clock.serverNow()),
    `停车${formatDuration(bill.parkMinutes)}`,
    berthText(berthNo),
  ];
  const plate = formatPlateNo || plateNo;
  const notMine = notMinePath(bill);
  return (
    <div>
      <ListRow
        to={pathTo('payPage', { uniqueId, parkId })}
        title={<PlateBadge plateNo={plate} plateColor={bill.plateColor} />}
        note={<Facts of={words} />}
        right={<Amount cents={bill.parkFee} tone="owed" />}
      />
      {notMine !== null && (
        <Link className={styles['act']} to={notMine} aria-label={`不是我的车 ${plate}`}>
          不是我的车
        </Link>
      )}
    </div>
  );
}
