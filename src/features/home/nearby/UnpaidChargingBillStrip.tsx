import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { useUnpaidChargingBills } from '@/widgets/charging/useUnpaidChargingBills';

import styles from './HomeStrips.module.css';

/** A strip for unpaid charges, which block the next charge. Links to the bill, or to the list if there are several. */
export function UnpaidChargingBillStrip() {
  const { owed } = useUnpaidChargingBills();
  const [first] = owed;
  if (first === undefined) return null;
  const isOne = owed.length === 1;
  return (
    <aside className={styles['strip']} aria-label="充电费待支付" data-strip="unpaid-charge">
      <ListRow
        title={isOne ? '充电费待支付' : `${String(owed.length)}笔充电费待支付`}
        note="付清后才能再充电"
        right={isOne && Number.isSafeInteger(first.payFee) ? <Amount cents={first.payFee} tone="owed" /> : undefined}
        to={
          isOne
            ? getPathIfInBuild('chargeBillDetail', { orderNo: first.orderNo })
            : getPathIfInBuild('chargeBillManage')
        }
      />
    </aside>
  );
}
