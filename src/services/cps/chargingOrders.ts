import { reads } from '@/services/transport/defineService';
import { entity, id, type Infer, results, text, time } from '@/services/transport/wire';

import { cpsApi } from './cpsApi';

/** Specification section 9: charging order query page size 20. */
export const CHARGING_PAGE_SIZE = 20;
/** requestType of chargingOrders/msp. */
export const CHARGING_REQUEST = { running: 1, unpaid: 2, finished: 3, all: 4 } as const;

export const chargingOrder = entity({
  orderNo: id(),
  stationName: text(),
  deviceName: text(),
  gunName: text(),
  orderStateText: text(),
  homeStartTime: time(),
});
export type ChargingOrder = Infer<typeof chargingOrder>;
export const chargingOrders = results(chargingOrder);

export const { useListChargingOrdersQuery } = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    listChargingOrders: build.query<Infer<typeof chargingOrders>, { requestType: number; pageNo: number }>({
      query: (query) => ({ path: 'chargingOrders/msp', query: { ...query, pageSize: CHARGING_PAGE_SIZE } }),
      ...reads(chargingOrders),
      providesTags: ['ChargingOrder'],
    }),
  }),
});
