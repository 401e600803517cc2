import { standing } from '@/navigation/standing';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { useUnpaidCharges } from '@/widgets/charging/useUnpaidCharges';

import styles from './HomeStrips.module.css';

/** A charge that is not paid blocks the next one, so home says so and leads to its bill; of several, to their list. */
export function UnpaidChargeStrip() {
  const { owed } = useUnpaidCharges();
  const [first] = owed;
  if (first === undefined) return null;
  const isOne = owed.length === 1;
  return (
    <aside className={styles['strip']} aria-label="充电费待支付" data-strip="unpaid-charge">
      <ListRow
        title={isOne ? '充电费待支付' : `${String(owed.length)}笔充电费待支付`}
        note="付清后才能再充电"
        right={isOne && Number.isSafeInteger(first.payFee) ? <Amount cents={first.payFee} tone="owed" /> : undefined}
        to={isOne ? standing('chargeBillDetail', { orderNo: first.orderNo }) : standing('chargeBillManage')}
      />
    </aside>
  );
}
