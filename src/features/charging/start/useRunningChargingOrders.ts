import { useEffect, useRef } from 'react';

import { MINUTE_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import {
  CHARGING_ORDER_LIST_FILTER,
  type ChargingOrder,
  useListChargingOrdersQuery,
} from '@/services/cps/chargingOrders';
import type { ChargingGun } from '@/services/cps/stations';
import { countDroppedRows } from '@/services/schema/countDroppedRows';

const POLL_INTERVALS = { visibleMs: MINUTE_MS };

/**
 * The running charges, including those started from another phone of this driver: a gun whose state has changed may be
 * charging the driver's own car.
 */
export function useRunningChargingOrders(gun: ChargingGun) {
  const query = useListChargingOrdersQuery(
    { requestType: CHARGING_ORDER_LIST_FILTER.running, pageNo: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const { refetch } = query;
  usePolling(refetch, POLL_INTERVALS);
  const { gunState } = gun;
  const lastGunState = useRef(gunState);
  useEffect(() => {
    if (lastGunState.current !== gunState) void refetch();
    lastGunState.current = gunState;
  }, [gunState, refetch]);
  const orders = query.currentData?.results ?? [];
  const isAtGun = (order: ChargingOrder) =>
    order.stationName === gun.stationName && order.deviceName === gun.deviceName && order.gunName === gun.gunName;
  return {
    atThisGun: orders.find(isAtGun),
    atOtherGun: orders.find((order) => !isAtGun(order)),
    /** The number of running charges that could not be parsed. */
    unreadCount: countDroppedRows(query.currentData),
    /** Not loaded yet. If loading fails, the server alone decides. */
    isUnknown: query.currentData === undefined && !query.isError,
  };
}
