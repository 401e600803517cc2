import type { Action } from '@reduxjs/toolkit';

import { CHARGING_PAY_MODE, CHARGING_STATE } from '@/services/cps/chargingOrders';
import type { ChargingOrderDetail, chargingSessionCalls } from '@/services/cps/chargingSessions';

import { queryAnswered } from './callSucceeded';

const isAnswered = queryAnswered<typeof chargingSessionCalls>('cpsApi', ['getChargingOrder']);

/** Whether an order tells that its fee has been taken from the balance: nobody pays a prepaid one, so no payment says it. */
export const prepaidChargeEnded = (action: Action): boolean => {
  if (!isAnswered(action)) return false;
  const { payload } = action as Action & { payload?: Partial<ChargingOrderDetail> };
  return payload?.payMode === CHARGING_PAY_MODE.prepaid && payload.orderState === CHARGING_STATE.finished;
};
