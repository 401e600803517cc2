import { useEffect, useRef } from 'react';

import { MINUTE_MS } from '@/lib/timeUnits';
import { CHARGING_REQUEST, type ChargingOrder, useListChargingOrdersQuery } from '@/services/cps/chargingOrders';
import type { Gun } from '@/services/cps/stations';
import { usePolling } from '@/services/transport/clock/usePolling';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';

const RHYTHM = { seenMs: MINUTE_MS };

/**
 * The charges that run already, also those that another phone of this driver has started: a gun whose state has changed meanwhile may be charging the
 * driver's own car.
 */
export function useRunning(gun: Gun) {
  const query = useListChargingOrdersQuery(
    { requestType: CHARGING_REQUEST.running, pageNo: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const { refetch } = query;
  usePolling(refetch, RHYTHM);
  const { gunState } = gun;
  const seen = useRef(gunState);
  useEffect(() => {
    if (seen.current !== gunState) void refetch();
    seen.current = gunState;
  }, [gunState, refetch]);
  const orders = query.currentData?.results ?? [];
  const isHere = (order: ChargingOrder) =>
    order.stationName === gun.stationName && order.deviceName === gun.deviceName && order.gunName === gun.gunName;
  return {
    here: orders.find(isHere),
    elsewhere: orders.find((order) => !isHere(order)),
    /** How many running charges were sent and cannot be shown. */
    unread: droppedRowCount(query.currentData),
    /** Not yet known. If it cannot be known, the server alone decides. */
    isUnknown: query.currentData === undefined && !query.isError,
  };
}
