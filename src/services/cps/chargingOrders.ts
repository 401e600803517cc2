import { CHARGING_ORDER_STATE } from '@/domain/charging/chargingCodes';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** Rule 3.7. */
export const CHARGING_ORDER_PAGE_SIZE = 20;
/** The requestType of chargingOrders/msp. `abnormal`: a start that failed, or a bill that is checked by hand. */
export const CHARGING_ORDER_LIST_FILTER = { running: 1, unpaid: 2, finished: 3, all: 4, abnormal: 5 } as const;
export const chargingStateSchema = wire.enumCode(Object.values(CHARGING_ORDER_STATE), CHARGING_ORDER_STATE.unknown);

/**
 * The `payModes` of a station and the `payMode` of an order: from the balance while it lasts, after charging, or on
 * credit.
 */
export const CHARGING_PAY_MODE = { unknown: 0, prepaid: 1, afterwards: 2, credit: 3 } as const;
export const chargingPayModeSchema = wire.enumCode(Object.values(CHARGING_PAY_MODE), CHARGING_PAY_MODE.unknown);

/** Fields common to the list and the detail of a charging order. `payFee`: the amount due now, cents. */
export const chargingOrderFields = {
  orderNo: wire.id(),
  stationName: wire.text(),
  deviceName: wire.text(),
  gunName: wire.text(),
  orderState: chargingStateSchema,
  orderStateText: wire.text(),
  homeStartTime: wire.dateTime(),
  endTime: wire.dateTime(),
  chargeKwh: wire.decimal(),
  totalFee: wire.cents(),
  payFee: wire.cents(),
};
export const chargingOrderSchema = wire.entity(chargingOrderFields);
export type ChargingOrder = wire.Infer<typeof chargingOrderSchema>;
export const chargingOrdersSchema = wire.results(chargingOrderSchema);

export const { useListChargingOrdersQuery } = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    listChargingOrders: build.query<wire.Infer<typeof chargingOrdersSchema>, { requestType: number; pageNo: number }>({
      query: (query) => ({ path: 'chargingOrders/msp', query: { ...query, pageSize: CHARGING_ORDER_PAGE_SIZE } }),
      ...createEndpointResponseOptions(chargingOrdersSchema),
      providesTags: ['ChargingOrder'],
    }),
  }),
});
