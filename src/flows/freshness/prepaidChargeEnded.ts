import type { Action } from '@reduxjs/toolkit';

import { CHARGING_PAY_MODE, CHARGING_STATE } from '@/services/cps/chargingOrders';

interface Answered extends Action {
  meta?: { arg?: { endpointName?: string } };
  payload?: { payMode?: number; orderState?: number };
}

/** Whether an order tells that its fee has been taken from the balance: nobody pays a prepaid one, so no payment says it. */
export const prepaidChargeEnded = (action: Action): boolean => {
  const { type, meta, payload } = action as Answered;
  return (
    type === 'cpsApi/executeQuery/fulfilled' &&
    meta?.arg?.endpointName === 'getChargingOrder' &&
    payload?.payMode === CHARGING_PAY_MODE.prepaid &&
    payload.orderState === CHARGING_STATE.finished
  );
};
