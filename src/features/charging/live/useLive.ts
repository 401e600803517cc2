import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';

import { isRunning, laterPhase, phaseOf } from '@/domain/charging/phase';
import { selectChargingWatch } from '@/flows/charging/chargingWatch';
import { SECOND_MS } from '@/lib/timeUnits';
import { type ChargingOrderDetail, useGetChargingLiveQuery } from '@/services/cps/chargingSessions';
import { usePolling } from '@/services/transport/clock/usePolling';

const RHYTHM = { seenMs: 5 * SECOND_MS, hiddenMs: 30 * SECOND_MS };

/**
 * What the charger says of a running charge, asked every 5 s while the page is seen. The order's own state is fetched as soon as the charger's differs, so
 * that both come from the server.
 */
export function useLive(order: ChargingOrderDetail, refetchOrder: () => unknown) {
  const { orderNo, orderState } = order;
  const orderPhase = phaseOf(order);
  const isOn = isRunning(orderPhase);
  const query = useGetChargingLiveQuery({ orderNo }, { skip: !isOn, refetchOnMountOrArgChange: true });
  usePolling(isOn ? query.refetch : null, RHYTHM);
  const watch = useSelector(useMemo(() => selectChargingWatch(orderNo), [orderNo]));
  const reading = watch?.reading ?? null;
  const isAhead = isOn && reading !== null && reading.orderState !== orderState;
  useEffect(() => {
    if (isAhead) refetchOrder();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once for each state that the charger says
  }, [isAhead, reading?.orderState]);
  const phase = reading === null ? orderPhase : laterPhase(orderPhase, phaseOf(reading));
  return { phase, reading, curve: watch?.curve ?? [], hasFailed: query.isError, isWaiting: isOn && reading === null };
}
