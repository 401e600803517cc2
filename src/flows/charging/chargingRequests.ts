import { requestKind } from '@/flows/requests/requestKinds';
import { chargingSessionCalls } from '@/services/cps/chargingSessions';
import { cpsApi } from '@/services/cps/cpsApi';
import { requestCalls } from '@/services/cps/requests';

const { startCharging, stopCharging } = chargingSessionCalls.endpoints;
const common = {
  find: requestCalls.endpoints.findRequest,
  idOf: ({ orderNo }: { orderNo: string }) => orderNo,
  stale: cpsApi.util.invalidateTags(['ChargingOrder', 'OccupyOrder', 'Station']),
};

/**
 * 开始充电. Its object is the driver and not the gun: while nobody knows what came of a start, no other gun is started either, because the first one may be
 * charging.
 */
export const chargingStart = requestKind({ ...common, name: 'charging.start', endpoint: startCharging, leadsOn: true });
export const START_OBJECT = 'own';

/** 停止充电, about an order. A stop that is asked for twice stops once. */
export const chargingStop = requestKind({ ...common, name: 'charging.stop', endpoint: stopCharging });
