import type { Action } from '@reduxjs/toolkit';

import { CHARGING_ORDER_STATE } from '@/domain/charging/chargingCodes';
import { CHARGING_PAY_MODE } from '@/services/cps/chargingOrders';
import type { ChargingOrderDetail, chargingSessionCalls } from '@/services/cps/chargingSessions';

import { createQueryFulfilledMatcher } from './createMutationFulfilledMatcher';

const isOrderFulfilled = createQueryFulfilledMatcher<typeof chargingSessionCalls>('cpsApi', ['getChargingOrder']);

/**
 * Matches the response for a finished charging order whose fee was taken from the prepaid balance. No payment is made
 * for it, so no payment event reports it.
 */
export const isPrepaidChargingFinishedAction = (action: Action): boolean => {
  if (!isOrderFulfilled(action)) return false;
  const { payload } = action as Action & { payload?: Partial<ChargingOrderDetail> };
  return payload?.payMode === CHARGING_PAY_MODE.prepaid && payload.orderState === CHARGING_ORDER_STATE.finished;
};
