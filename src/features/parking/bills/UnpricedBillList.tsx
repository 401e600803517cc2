import { formatServerMoment } from '@/domain/formatServerMoment';
import { parkingBillKey } from '@/domain/payment/payable';
import { berthText } from '@/domain/stay/toStayFactRows';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import styles from './UnpricedBillList.module.css';
import type { BatchPaymentState } from './useBatchPayment';

/** Estimated height of a row before it is measured, px. */
const ROW_HEIGHT = 72;

interface UnpricedBillsProps {
  readonly view: Pick<BatchPaymentState, 'unpriced' | 'prices' | 'price'>;
}

/**
 * Bills whose amount is not in the list response. Pressing one fetches its amount, so that it can be paid with the
 * others. If that fails, the row links to the bill's own page, which fetches the amount again.
 */
export function UnpricedBillList({ view: { unpriced, prices, price } }: UnpricedBillsProps) {
  if (unpriced.length === 0) return null;
  const isPriceRequested = (bill: ParkingBill) => prices.has(parkingBillKey(bill));
  const isLoading = (bill: ParkingBill) => prices.get(parkingBillKey(bill))?.isLoading === true;
  const notRequestedCount = unpriced.filter((bill) => !isPriceRequested(bill)).length;
  const failedCount = unpriced.filter((bill) => isPriceRequested(bill) && !isLoading(bill)).length;
  return (
    <>
      {notRequestedCount + failedCount > 0 && (
        <Card>
          {notRequestedCount > 0 && <p>{notRequestedCount}笔账单未查金额，点一笔查金额，可合并支付</p>}
          {failedCount > 0 && <p>{failedCount}笔账单金额加载失败，请单笔支付</p>}
        </Card>
      )}
      <WindowedList label="金额待查询的账单" rows={unpriced} keyOf={parkingBillKey} heightOf={() => ROW_HEIGHT}>
        {(bill) => (
          <UnpricedBill
            bill={bill}
            state={isLoading(bill) ? 'loading' : isPriceRequested(bill) ? 'failed' : 'unasked'}
            onPrice={() => price([bill])}
          />
        )}
      </WindowedList>
    </>
  );
}

interface UnpricedBillProps {
  readonly bill: ParkingBill;
  readonly state: 'loading' | 'failed' | 'unasked';
  readonly onPrice: () => void;
}

function UnpricedBill({ bill, state, onPrice }: UnpricedBillProps) {
  const { clock } = usePorts();
  const { uniqueId, parkId, parkName, berthNo } = bill;
  const plate = bill.formatPlateNo || bill.plateNo;
  const facts = [parkName, formatServerMoment(bill.parkStartTime, clock.serverNow()), berthText(berthNo)];
  const isBare = facts.every((fact) => fact === '');
  return (
    <div className={styles['bill']}>
      <ListRow
        title={plate === '' ? '停车账单' : <PlateBadge plateNo={plate} plateColor={bill.plateColor} />}
        note={isBare ? undefined : <InlineFacts of={facts} />}
        right={{ loading: '正在查询…', failed: '去支付', unasked: '查金额' }[state]}
        to={state === 'failed' ? pathTo('payPage', { uniqueId, parkId }) : undefined}
        onPress={state === 'unasked' ? onPrice : undefined}
      />
    </div>
  );
}
