import { Link } from '@/navigation/Link';
import { ARREARS_QUERY_ARGS, useListParkingBillsQuery } from '@/services/charge/homeBillCalls';
import { joinClasses } from '@/ui/joinClasses';
import { LoadFailureNotice } from '@/ui/load/LoadFailureNotice';
import { Amount } from '@/ui/text/Amount';
import { toLoadableBlockState } from '@/widgets/loading/toLoadableBlockState';
import { summariseArrears } from '@/widgets/stay/summariseArrears';

import styles from '../cards/BillCard.module.css';
import { useWasHomeLayoutNonDefault } from '../parts/useWasHomeLayoutNonDefault';

/** The amount owed for past stays, with a link to pay it. Renders nothing if nothing is owed. */
export function ArrearsLine() {
  const bills = useListParkingBillsQuery(ARREARS_QUERY_ARGS);
  const hadNoArrears = useWasHomeLayoutNonDefault('clear');
  const { state, failure } = toLoadableBlockState(bills, '待补缴费用加载失败');
  if (state === 'failed') return <LoadFailureNotice {...failure} />;
  const { results = [], unread } = bills.currentData ?? {};
  const summary = summariseArrears(results, unread);
  if (summary === null) {
    return state === 'loading' && !hadNoArrears ? <p className={styles['line']}>正在查询待补缴费用…</p> : null;
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
