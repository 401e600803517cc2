import { momentText } from '@/domain/momentText';
import { parkingBillKey } from '@/domain/payment/payable';
import { berthText } from '@/domain/stay/stayFacts';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import styles from './UnpricedBills.module.css';

/** Estimated height of a row before it is measured, px. */
const ROW_HEIGHT = 72;

/** Bills whose amount the list does not have. Each opens its own page, which asks for the amount and takes the payment. */
export function UnpricedBills({ bills }: { readonly bills: readonly ParkingBill[] }) {
  const { clock } = usePorts();
  if (bills.length === 0) return null;
  return (
    <>
      <Card>
        <p>{bills.length}笔账单要打开后才能看到金额，请逐笔缴费</p>
      </Card>
      <WindowedList label="金额待查询的账单" rows={bills} keyOf={parkingBillKey} heightOf={() => ROW_HEIGHT}>
        {(bill) => {
          const { uniqueId, parkId, parkName, berthNo } = bill;
          const plate = bill.formatPlateNo || bill.plateNo;
          const facts = [parkName, momentText(bill.parkStartTime, clock.serverNow()), berthText(berthNo)];
          const isBare = facts.every((fact) => fact === '');
          return (
            <div className={styles['bill']}>
              <ListRow
                to={pathTo('payPage', { uniqueId, parkId })}
                title={plate === '' ? '停车账单' : <PlateBadge plateNo={plate} plateColor={bill.plateColor} />}
                {...(isBare ? {} : { note: <Facts of={facts} /> })}
                right="查看金额"
              />
            </div>
          );
        }}
      </WindowedList>
    </>
  );
}
