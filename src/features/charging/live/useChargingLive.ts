import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';

import { isActiveChargingPhase, pickLaterChargingPhase, toChargingOrderPhase } from '@/domain/charging/phase';
import { selectChargingTelemetry } from '@/flows/charging/chargingSlice';
import { SECOND_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import { type ChargingOrderDetail, useGetChargingLiveQuery } from '@/services/cps/chargingSessions';

const POLL_INTERVALS = { visibleMs: 5 * SECOND_MS, hiddenMs: 30 * SECOND_MS };

/**
 * The readings of a running charge, polled every 5 s while the page is visible. The order is refetched as soon as the
 * reading's state differs, so that both come from the server.
 */
export function useChargingLive(order: ChargingOrderDetail, refetchOrder: () => unknown) {
  const { orderNo, orderState } = order;
  const orderPhase = toChargingOrderPhase(order);
  const isActive = isActiveChargingPhase(orderPhase);
  const query = useGetChargingLiveQuery({ orderNo }, { skip: !isActive, refetchOnMountOrArgChange: true });
  usePolling(isActive ? query.refetch : null, POLL_INTERVALS);
  const watch = useSelector(useMemo(() => selectChargingTelemetry(orderNo), [orderNo]));
  const reading = watch?.reading ?? null;
  const hasReadingChanged = isActive && reading !== null && reading.orderState !== orderState;
  useEffect(() => {
    if (hasReadingChanged) refetchOrder();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per new state of the reading
  }, [hasReadingChanged, reading?.orderState]);
  const phase = reading === null ? orderPhase : pickLaterChargingPhase(orderPhase, toChargingOrderPhase(reading));
  return {
    phase,
    reading,
    curve: watch?.curve ?? [],
    hasFailed: query.isError,
    isWaiting: isActive && reading === null,
  };
}
