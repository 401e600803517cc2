import { parkingBillKey } from '@/domain/payment/payable';
import { berthText } from '@/domain/stay/toStayFactRows';
import { formatDuration, formatMoment, parseServerTime } from '@/domain/time';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CheckBox } from '@/ui/form/CheckBox';
import { joinClasses } from '@/ui/joinClasses';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { notMyCarAppealPath } from '@/widgets/stay/ParkingBillDisputeActionRows';

import styles from './BatchBillList.module.css';
import { type LotBills, totalBillFeeCents } from './model/billRows';
import type { BatchPaymentState } from './useBatchPayment';

/** The heading of a lot. With several bills it has a checkbox for all of them, and their total. */
export function LotBillsHeadingRow({ lot, view }: { readonly lot: LotBills; readonly view: BatchPaymentState }) {
  if (lot.bills.length < 2) return <h2 className={joinClasses(styles['lot'], styles['name'])}>{lot.parkName}</h2>;
  const chosen = lot.bills.filter(view.isChosen);
  return (
    <div className={styles['lot']}>
      <div className={styles['choice']}>
        <CheckBox
          isChecked={chosen.length === lot.bills.length}
          onChange={(isChosen) => view.choose(lot.bills, isChosen)}
        >
          {lot.parkName}
          <div className={styles['note']}>
            已选{chosen.length}笔，共{lot.bills.length}笔
          </div>
        </CheckBox>
      </div>
      <div className={styles['side']}>
        <div className={styles['note']}>小计</div>
        <Amount cents={totalBillFeeCents(chosen)} />
      </div>
    </div>
  );
}

interface PayableBillRowProps {
  readonly bill: ParkingBill;
  readonly isLast: boolean;
  readonly view: BatchPaymentState;
}

export function PayableBillRow({ bill, isLast, view }: PayableBillRowProps) {
  const { clock } = usePorts();
  const { uniqueId, parkId, berthNo } = bill;
  const startMs = parseServerTime(bill.parkStartTime);
  const reason = view.reasons.get(parkingBillKey(bill));
  const plate = bill.formatPlateNo || bill.plateNo;
  const notMine = notMyCarAppealPath(bill);
  const facts = [
    bill.orderStateText,
    startMs === null ? '' : `${formatMoment(startMs, clock.serverNow())}入场`,
    `停车${formatDuration(bill.parkMinutes)}`,
    berthText(berthNo),
  ];
  const stay = (
    <>
      <PlateBadge plateNo={plate} plateColor={bill.plateColor} />
      <div className={styles['note']}>
        <InlineFacts of={facts} />
      </div>
      {reason !== undefined && <div className={styles['reason']}>上次支付失败：{reason}</div>}
    </>
  );
  return (
    <div className={joinClasses(styles['bill'], isLast && styles['last'])}>
      <div className={styles['choice']}>
        {view.isChoice ? (
          <CheckBox isChecked={view.isChosen(bill)} onChange={(isChosen) => view.choose([bill], isChosen)}>
            {stay}
          </CheckBox>
        ) : (
          stay
        )}
      </div>
      <div className={styles['side']}>
        <Amount cents={bill.parkFee} />
      </div>
      <div className={styles['links']}>
        {notMine !== null && (
          <Link className={styles['link']} to={notMine} aria-label={`不是我的车 ${plate}`}>
            不是我的车
          </Link>
        )}
        <Link className={styles['link']} to={pathTo('payPage', { uniqueId, parkId })} aria-label={`详情 ${plate}`}>
          详情
        </Link>
      </div>
    </div>
  );
}
