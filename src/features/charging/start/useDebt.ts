import { useCallback, useEffect } from 'react';

import { MINUTE_MS } from '@/lib/timeUnits';
import { standing } from '@/navigation/standing';
import { OCCUPY_STATE, useFindOccupyOrderQuery } from '@/services/cps/occupation';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useUnpaidCharges } from '@/widgets/charging/useUnpaidCharges';

import { type Debt, debtOf, debtText } from './model/debt';

const RHYTHM = { seenMs: MINUTE_MS };
const FRESH = { refetchOnMountOrArgChange: true };

/** Where a debt is paid. Of an unknown one, the list of all charges tells. */
function debtPath(debt: Debt | null): string | undefined {
  if (debt?.of === 'bill') return standing('chargeBillDetail', { orderNo: debt.orderNo });
  if (debt?.of === 'occupation') return standing('chargeOccupation', { orderNo: debt.occupyOrderNo });
  return standing('chargeBillManage');
}

/**
 * What the driver has to pay before the server starts anything. A bill under appeal is not owed until its answer.
 *
 * @param isRefused the server has refused a start for a debt, so it is asked for again
 */
export function useDebt(isRefused: boolean) {
  const unpaid = useUnpaidCharges();
  const kept = useFindOccupyOrderQuery(undefined, FRESH);
  const { refetch: askUnpaid } = unpaid;
  const { refetch: askKept } = kept;
  const ask = useCallback(() => Promise.all([askUnpaid(), askKept()]), [askUnpaid, askKept]);
  usePolling(ask, RHYTHM);
  useEffect(() => {
    if (isRefused) void ask();
  }, [isRefused, ask]);
  const { exist, occupyOrderNo, state } = kept.currentData ?? {};
  const isKeptUnpaid = exist === 1 && state === OCCUPY_STATE.unpaid && occupyOrderNo !== '';
  const debt = debtOf({
    bills: unpaid.bills,
    disputedNo: unpaid.disputedNo,
    occupyOrderNo: isKeptUnpaid ? occupyOrderNo : undefined,
  });
  return {
    isOwing: debt !== null || (isRefused && (unpaid.isError || kept.isError)),
    text: debt === null ? '' : debtText(debt),
    to: debtPath(debt),
  };
}
