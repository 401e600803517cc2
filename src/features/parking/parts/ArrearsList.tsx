import { parkingBillKey } from '@/domain/payment/payable';
import { formatDuration, formatMoment, parseServerTime } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/PortsContext';
import { Amount } from '@/ui/Amount';
import { Card } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { ListRow } from '@/ui/ListRow';
import { PlateBadge } from '@/ui/PlateBadge';
import { Rows } from '@/ui/Rows';
import { WholeWords } from '@/ui/WholeWords';

import { type LotBills, sumOf } from '../model/billRows';
import { CUSTOMER_SERVICE_ACCOUNT } from '../model/customerService';

/** More rows would only be scrolled past here; all of them stand on the page to pay on. */
const SHOWN_PER_LOT = 20;

interface ArrearsListProps {
  readonly lots: readonly LotBills[];
  readonly plateNo: string | undefined;
}

/** How much is owed and why: the answer, then the stays behind it. */
export function ArrearsList({ lots, plateNo }: ArrearsListProps) {
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
          <p>{bills.length}笔停车费没有缴清，共</p>
          <Amount cents={sumOf(bills)} size="page" tone="owed" />
        </div>
      </Card>
      {lots.map((lot) => (
        <Card key={lot.parkId} title={lot.parkName}>
          <Rows>
            {lot.bills.slice(0, SHOWN_PER_LOT).map((bill) => (
              <ArrearsRow key={parkingBillKey(bill)} bill={bill} />
            ))}
          </Rows>
          {lot.bills.length > SHOWN_PER_LOT && <p>还有 {lot.bills.length - SHOWN_PER_LOT} 笔，补缴时可以逐笔查看</p>}
        </Card>
      ))}
      <LinkButton
        to={pathTo('customerServiceQuestionConsultation', {
          type: CUSTOMER_SERVICE_ACCOUNT,
          ...(plateNo === undefined ? {} : { plateNo }),
        })}
      >
        不是我的
      </LinkButton>
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
    berthNo === '' ? '' : `泊位${berthNo}`,
  ];
  return (
    <ListRow
      to={pathTo('payPage', { uniqueId, parkId })}
      title={<PlateBadge plateNo={formatPlateNo || plateNo} plateColor={bill.plateColor} />}
      note={<WholeWords words={words} />}
      right={<Amount cents={bill.parkFee} tone="owed" />}
    />
  );
}
