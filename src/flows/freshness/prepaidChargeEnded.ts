import type { Action } from '@reduxjs/toolkit';

import { CHARGING_STATE } from '@/domain/charging/chargingCodes';
import { CHARGING_PAY_MODE } from '@/services/cps/chargingOrders';
import type { ChargingOrderDetail, chargingSessionCalls } from '@/services/cps/chargingSessions';

import { queryAnswered } from './callSucceeded';

const isAnswered = queryAnswered<typeof chargingSessionCalls>('cpsApi', ['getChargingOrder']);

/** Matches a charging order whose fee was taken from the prepaid balance. There is no payment for it, so no payment event reports it. */
export const prepaidChargeEnded = (action: Action): boolean => {
  if (!isAnswered(action)) return false;
  const { payload } = action as Action & { payload?: Partial<ChargingOrderDetail> };
  return payload?.payMode === CHARGING_PAY_MODE.prepaid && payload.orderState === CHARGING_STATE.finished;
};
