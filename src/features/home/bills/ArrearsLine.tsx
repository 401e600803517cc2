import { Link } from '@/navigation/Link';
import { ARREARS_QUESTION, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { joinClasses } from '@/ui/joinClasses';
import { Failure } from '@/ui/load/Failure';
import { Amount } from '@/ui/text/Amount';
import { blockLoadOf } from '@/widgets/loading/blockLoadOf';
import { summariseArrears } from '@/widgets/stay/summariseArrears';

import styles from '../cards/BillCard.module.css';
import { useWasBox } from '../parts/useWasBox';

/** The amount owed for stays that are over, and the link to pay it. Nothing where nothing is owed. */
export function ArrearsLine() {
  const bills = useListParkingBillsQuery(ARREARS_QUESTION);
  const wasClear = useWasBox('clear');
  const { state, failure } = blockLoadOf(bills, '待补缴费用加载失败');
  if (state === 'failed') return <Failure {...failure} />;
  const { results = [], unread } = bills.currentData ?? {};
  const summary = summariseArrears(results, unread);
  if (summary === null) {
    return state === 'loading' && !wasClear ? <p className={styles['line']}>正在查询待补缴费用…</p> : null;
  }
  return (
    <Link className={joinClasses(styles['line'], styles['owed'])} to={summary.path}>
      <span className={styles['words']}>{summary.count}笔待补缴</span>
      {summary.cents > 0 && (
        <span className={styles['sum']}>
          <Amount cents={summary.cents} tone="owed" />
        </span>
      )}
      <span className={styles['act']}>去补缴</span>
    </Link>
  );
}
