import type { Action } from '@reduxjs/toolkit';

import { CHARGING_STATE } from '@/domain/charging/chargingCodes';
import { CHARGING_PAY_MODE } from '@/services/cps/chargingOrders';
import type { ChargingOrderDetail, chargingSessionCalls } from '@/services/cps/chargingSessions';

import { matchQueryFulfilled } from './matchMutationFulfilled';

const isOrderFulfilled = matchQueryFulfilled<typeof chargingSessionCalls>('cpsApi', ['getChargingOrder']);

/**
 * Matches the response for a finished charging order whose fee was taken from the prepaid balance. No payment is made
 * for it, so no payment event reports it.
 */
export const matchPrepaidChargingOrderFinished = (action: Action): boolean => {
  if (!isOrderFulfilled(action)) return false;
  const { payload } = action as Action & { payload?: Partial<ChargingOrderDetail> };
  return payload?.payMode === CHARGING_PAY_MODE.prepaid && payload.orderState === CHARGING_STATE.finished;
};
