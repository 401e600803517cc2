import type { CommandSendDeadline } from '@/platform/clock/press';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import { stayPictureSchema } from '@/services/schema/picture';
import * as wire from '@/services/schema/wire';

import type { ParkingBillKey } from './bills';
import { PARKING_BILL_LIST_FILTER } from './homeBillCalls';
import { parkingBillsSchema } from './parkingBill';
import { parkingChargeApi } from './parkingChargeApi';

/** The number of running or unpaid stays, in total and for each bound plate. */
export const unfinishedStayCountsSchema = wire.entity({
  count: wire.count(),
  plates: wire.list(
    wire.entity({
      plateId: wire.id(),
      plateNo: wire.requiredText(),
      formatPlateNo: wire.requiredText(),
      unfinishedNum: wire.count(),
    }),
  ),
});
export type UnfinishedStayCounts = wire.Infer<typeof unfinishedStayCountsSchema>;

export const stayPicturesSchema = wire.results(stayPictureSchema);

/** A stay that the driver has ended themselves. `parkFee`: the cents due for it now. */
export const driverEndedStaySchema = wire.entity({
  uniqueId: wire.id(),
  parkId: wire.id(),
  exitTime: wire.dateTime(),
  parkFee: wire.cents(),
});
export type DriverEndedStay = wire.Infer<typeof driverEndedStaySchema>;

/** Filters of the list; without them, all stays. */
export interface StaysArgs {
  plateNo?: string;
  /** Stays that began in this month, `2026-03`. */
  month?: string;
}

export const stayCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    countUnfinished: build.query<UnfinishedStayCounts, void>({
      query: () => ({ path: 'parkOrders/msp/countUnfinished' }),
      ...createEndpointResponseOptions(unfinishedStayCountsSchema, { suppressErrors: 'all' }), // a counter; an em dash or nothing is shown instead
      providesTags: ['Bill', 'Plate'],
    }),
    /** The stays of the bound plates, newest first. The same call as `listParkingBills`, page by page. */
    listStays: build.infiniteQuery<wire.Infer<typeof parkingBillsSchema>, StaysArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'parkOrders/msp',
        query: { requestType: PARKING_BILL_LIST_FILTER.all, ...toPageQuery(pageParam), ...queryArg },
      }),
      ...createEndpointResponseOptions(parkingBillsSchema),
      providesTags: ['Bill'],
    }),
    listParkingPictures: build.query<wire.Infer<typeof stayPicturesSchema>, ParkingBillKey>({
      query: (query) => ({ path: 'parkOrders/msp/parkingPictures', query: { ...query } }),
      ...createEndpointResponseOptions(stayPicturesSchema, { suppressErrors: 'all' }), // the block shows the failure itself
      providesTags: ['Bill'],
    }),
    /**
     * 我已离场: ends a stay whose exit the lot did not detect. The fee up to now is due. It is not sent after `leaveBy`.
     */
    reportDeparture: build.mutation<DriverEndedStay, ParkingBillKey & { leaveBy: CommandSendDeadline }>({
      query: ({ leaveBy, ...body }) => ({ path: 'driverActiveCarOut', method: 'POST', body, sendDeadline: leaveBy }),
      ...createEndpointResponseOptions(driverEndedStaySchema),
      invalidatesTags: ['Bill', 'Plate'],
    }),
    // Assumed: not in the published contract.
    /** Raises the barrier for a car whose stay is paid. It is not sent after `leaveBy`. */
    raiseBarrier: build.mutation<DriverEndedStay, ParkingBillKey & { leaveBy: CommandSendDeadline }>({
      query: ({ leaveBy, ...body }) => ({ path: 'raiseBarrier', method: 'POST', body, sendDeadline: leaveBy }),
      ...createEndpointResponseOptions(driverEndedStaySchema, { suppressErrors: 'unlisted' }), // the page shows the state of the barrier
      invalidatesTags: ['Bill', 'Plate'],
    }),
  }),
});
export const {
  useCountUnfinishedQuery,
  useListParkingPicturesQuery,
  useListStaysInfiniteQuery,
  useRaiseBarrierMutation,
  useReportDepartureMutation,
} = stayCalls;
