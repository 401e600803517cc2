import type { LeaveBy } from '@/services/transport/clock/press';
import { reads } from '@/services/transport/store/defineService';
import { inPages, pageQuery } from '@/services/transport/wire/pages';
import { picture } from '@/services/transport/wire/picture';
import {
  cents,
  count,
  entity,
  id,
  type Infer,
  list,
  requiredText,
  results,
  time,
} from '@/services/transport/wire/wire';

import type { BillKey } from './bills';
import { chargeApi } from './chargeApi';
import { PARKING_REQUEST } from './homeBills';
import { parkingBills } from './parkingBill';

/** The number of running or unpaid stays, in total and for each bound plate. */
export const unfinishedCount = entity({
  count: count(),
  plates: list(
    entity({ plateId: id(), plateNo: requiredText(), formatPlateNo: requiredText(), unfinishedNum: count() }),
  ),
});
export type UnfinishedCount = Infer<typeof unfinishedCount>;

export const pictures = results(picture);

/** A stay that the driver has ended themselves. `parkFee`: the cents that are owed for it now. */
export const departure = entity({ uniqueId: id(), parkId: id(), exitTime: time(), parkFee: cents() });
export type Departure = Infer<typeof departure>;

/** Filters of the list; without them, all stays. */
export interface StaysArgs {
  plateNo?: string;
  /** Stays that began in this month, `2026-03`. */
  month?: string;
}

export const stayCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    countUnfinished: build.query<UnfinishedCount, void>({
      query: () => ({ path: 'parkOrders/msp/countUnfinished' }),
      ...reads(unfinishedCount, { handles: 'all' }), // a counter: without it there is an em dash, or no mark
      providesTags: ['Bill', 'Plate'],
    }),
    /** The stays of the bound plates, newest first. The same call as `listParkingBills`, page by page. */
    listStays: build.infiniteQuery<Infer<typeof parkingBills>, StaysArgs, number>({
      ...inPages,
      query: ({ queryArg, pageParam }) => ({
        path: 'parkOrders/msp',
        query: { requestType: PARKING_REQUEST.all, ...pageQuery(pageParam), ...queryArg },
      }),
      ...reads(parkingBills),
      providesTags: ['Bill'],
    }),
    listParkingPictures: build.query<Infer<typeof pictures>, BillKey>({
      query: (query) => ({ path: 'parkOrders/msp/parkingPictures', query: { ...query } }),
      ...reads(pictures, { handles: 'all' }), // the block shows the failure itself
      providesTags: ['Bill'],
    }),
    /**
     * 我已离场: ends a stay whose exit the lot did not detect. The fee up to now is owed. It is sent by `leaveBy`, or not at all.
     */
    reportDeparture: build.mutation<Departure, BillKey & { leaveBy: LeaveBy }>({
      query: ({ leaveBy, ...body }) => ({ path: 'driverActiveCarOut', method: 'POST', body, leaveBy }),
      ...reads(departure),
      invalidatesTags: ['Bill', 'Plate'],
    }),
    // Assumed: not in the published contract.
    /** Raises the barrier for a car whose stay is paid. It is sent by `leaveBy`, or not at all. */
    raiseBarrier: build.mutation<Departure, BillKey & { leaveBy: LeaveBy }>({
      query: ({ leaveBy, ...body }) => ({ path: 'raiseBarrier', method: 'POST', body, leaveBy }),
      ...reads(departure, { handles: 'unlisted' }), // the page shows the state of the barrier
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
