import { CHARGING_STATE } from '@/domain/charging/chargingCodes';
import { responseOptions } from '@/services/base/defineService/defineService';
import { cents, code, decimal, entity, id, type Infer, results, text, time } from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** Rule 3.7. */
export const CHARGING_ORDER_PAGE_SIZE = 20;
/** The requestType of chargingOrdersSchema/msp. `abnormal`: a start that failed, or a bill that is checked by hand. */
export const CHARGING_ORDER_LIST_FILTER = { running: 1, unpaid: 2, finished: 3, all: 4, abnormal: 5 } as const;
export const chargingStateSchema = code(Object.values(CHARGING_STATE), CHARGING_STATE.unknown);

/**
 * The `payModes` of a station and the `payMode` of an order: from the balance while it lasts, after charging, or on
 * credit.
 */
export const CHARGING_PAY_MODE = { unknown: 0, prepaid: 1, afterwards: 2, credit: 3 } as const;
export const chargingPayModeSchema = code(Object.values(CHARGING_PAY_MODE), CHARGING_PAY_MODE.unknown);

/** Fields common to the list and the detail of a charging order. `payFee`: the amount due now, cents. */
export const chargingOrderFields = {
  orderNo: id(),
  stationName: text(),
  deviceName: text(),
  gunName: text(),
  orderState: chargingStateSchema,
  orderStateText: text(),
  homeStartTime: time(),
  endTime: time(),
  chargeKwh: decimal(),
  totalFee: cents(),
  payFee: cents(),
};
export const chargingOrderSchema = entity(chargingOrderFields);
export type ChargingOrder = Infer<typeof chargingOrderSchema>;
export const chargingOrdersSchema = results(chargingOrderSchema);

export const { useListChargingOrdersQuery } = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    listChargingOrders: build.query<Infer<typeof chargingOrdersSchema>, { requestType: number; pageNo: number }>({
      query: (query) => ({ path: 'chargingOrders/msp', query: { ...query, pageSize: CHARGING_ORDER_PAGE_SIZE } }),
      ...responseOptions(chargingOrdersSchema),
      providesTags: ['ChargingOrder'],
    }),
  }),
});
