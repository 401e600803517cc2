import { skipToken } from '@reduxjs/toolkit/query';

import { formatClock } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import { type BillKey, useGetParkingBillQuery } from '@/services/charge/bills';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LeaveBy } from '@/widgets/stay/LeaveBy';
import { useSeenBill } from '@/widgets/stay/useSeenBill';

import styles from './ResultView.module.css';

interface LeaveAnswerProps {
  readonly leaveByMs: number;
  /** Null if several bills were paid at once. */
  readonly bill: BillKey | null;
}

/** The time by which a paid car must leave. When it is over, the bill is fetched, so that no driver is warned of a fee after the car has left. */
export function LeaveAnswer({ leaveByMs, bill }: LeaveAnswerProps) {
  const isOver = useServerNow(SECOND_MS) >= leaveByMs;
  const { isFetching } = useGetParkingBillQuery(isOver && bill !== null ? bill : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  // The barrier screen fetches the same bill while the driver waits.
  const seen = useSeenBill(bill);
  if (isOver && isFetching && seen === undefined) return <p>正在查询是否已离场…</p>;
  const { exitTime = '' } = seen ?? {};
  if (exitTime !== '') return <p>车辆已离场，费用已结清</p>;
  return (
    <>
      {!isOver && <p className={styles['leave']}>请于 {formatClock(leaveByMs)} 前离场</p>}
      <LeaveBy leaveByMs={leaveByMs} />
    </>
  );
}
