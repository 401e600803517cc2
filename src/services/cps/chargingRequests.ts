import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { chargingApi } from './chargingApi';
import { chargingSessionCalls } from './chargingSessions';

const { startCharging, stopCharging } = chargingSessionCalls.endpoints;
const common = {
  find: getRequestLookupEndpoint(chargingApi),
  idOf: ({ orderNo }: { orderNo: string }) => orderNo,
  stale: chargingApi.util.invalidateTags(['ChargingOrder', 'OccupyOrder', 'Station']),
};

/**
 * 开始充电. Its object is the driver and not the gun: while the result of a start is unknown, no other gun is started
 * either, because the first one may be charging.
 */
export const chargingStartRequest = defineIdempotentRequest({
  ...common,
  name: 'charging.start',
  endpoint: startCharging,
  leavesForm: true,
});
/** The subject of a start: a driver starts one charge at a time. */
export const CHARGING_START_REQUEST_SUBJECT = 'own';

/** 停止充电, for an order. Repeating it is harmless. */
export const chargingStopRequest = defineIdempotentRequest({
  ...common,
  name: 'charging.stop',
  endpoint: stopCharging,
});
