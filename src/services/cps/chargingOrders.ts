import { CHARGING_STATE } from '@/domain/charging/chargingCodes';
import { respondsWith } from '@/services/transport/store/defineService';
import { cents, code, decimal, entity, id, type Infer, results, text, time } from '@/services/transport/wire/wire';

import { cpsApi } from './cpsApi';

/** Rule 3.7. */
export const CHARGING_PAGE_SIZE = 20;
/** The requestType of chargingOrders/msp. `abnormal`: a start that failed, or a bill that is checked by hand. */
export const CHARGING_REQUEST = { running: 1, unpaid: 2, finished: 3, all: 4, abnormal: 5 } as const;
export const chargingState = code(Object.values(CHARGING_STATE), CHARGING_STATE.unknown);

/**
 * The `payModes` of a station and the `payMode` of an order: from the balance while it lasts, after charging, or on
 * credit.
 */
export const CHARGING_PAY_MODE = { unknown: 0, prepaid: 1, afterwards: 2, credit: 3 } as const;
export const chargingPayMode = code(Object.values(CHARGING_PAY_MODE), CHARGING_PAY_MODE.unknown);

/** Fields common to the list and the detail of a charging order. `payFee`: the amount due now, cents. */
export const chargingOrderFields = {
  orderNo: id(),
  stationName: text(),
  deviceName: text(),
  gunName: text(),
  orderState: chargingState,
  orderStateText: text(),
  homeStartTime: time(),
  endTime: time(),
  chargeKwh: decimal(),
  totalFee: cents(),
  payFee: cents(),
};
export const chargingOrder = entity(chargingOrderFields);
export type ChargingOrder = Infer<typeof chargingOrder>;
export const chargingOrders = results(chargingOrder);

export const { useListChargingOrdersQuery } = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    listChargingOrders: build.query<Infer<typeof chargingOrders>, { requestType: number; pageNo: number }>({
      query: (query) => ({ path: 'chargingOrders/msp', query: { ...query, pageSize: CHARGING_PAGE_SIZE } }),
      ...respondsWith(chargingOrders),
      providesTags: ['ChargingOrder'],
    }),
  }),
});
