import { useCallback, useEffect } from 'react';

import { MINUTE_MS } from '@/lib/timeUnits';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { usePolling } from '@/platform/clock/usePolling';
import { IDLE_FEE_ORDER_STATE, useFindOccupyOrderQuery } from '@/services/cps/idleFees';
import { useUnpaidChargingBills } from '@/widgets/charging/useUnpaidChargingBills';

import { type ChargingDebt, chargingDebtText, findChargingDebt } from './model/chargingDebt';

const POLL_INTERVALS = { visibleMs: MINUTE_MS };
const REFETCH_ON_MOUNT = { refetchOnMountOrArgChange: true };

/** The path where a debt is paid. For an unknown debt, the list of all charges. */
function debtPath(debt: ChargingDebt | null): string | undefined {
  if (debt?.kind === 'bill') return getPathIfInBuild('chargeBillDetail', { orderNo: debt.orderNo });
  if (debt?.kind === 'occupation') return getPathIfInBuild('chargeOccupation', { orderNo: debt.occupyOrderNo });
  return getPathIfInBuild('chargeBillManage');
}

/**
 * What the driver has to pay before the server starts a charge. A bill under appeal is not due until the reply.
 *
 * @param isRefused the server refused a start because of a debt, so the debts are refetched
 */
export function useChargingDebt(isRefused: boolean) {
  const unpaid = useUnpaidChargingBills();
  const idleFeeQuery = useFindOccupyOrderQuery(undefined, REFETCH_ON_MOUNT);
  const { refetch: refetchUnpaid } = unpaid;
  const { refetch: refetchIdleFee } = idleFeeQuery;
  const refetchAll = useCallback(
    () => Promise.all([refetchUnpaid(), refetchIdleFee()]),
    [refetchUnpaid, refetchIdleFee],
  );
  usePolling(refetchAll, POLL_INTERVALS);
  useEffect(() => {
    if (isRefused) void refetchAll();
  }, [isRefused, refetchAll]);
  const { exist, occupyOrderNo, state } = idleFeeQuery.currentData ?? {};
  const isIdleFeeUnpaid = exist === 1 && state === IDLE_FEE_ORDER_STATE.unpaid && occupyOrderNo !== '';
  const debt = findChargingDebt({
    bills: unpaid.bills,
    disputedNo: unpaid.disputedNo,
    occupyOrderNo: isIdleFeeUnpaid ? occupyOrderNo : undefined,
  });
  return {
    hasDebt: debt !== null || (isRefused && (unpaid.isError || idleFeeQuery.isError)),
    text: debt === null ? '' : chargingDebtText(debt),
    path: debtPath(debt),
  };
}
