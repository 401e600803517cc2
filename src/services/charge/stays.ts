import type { SendDeadline } from '@/services/transport/clock/press';
import { respondsWith } from '@/services/transport/store/defineService';
import { pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
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

/** A stay that the driver has ended themselves. `parkFee`: the cents due for it now. */
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
      ...respondsWith(unfinishedCount, { suppressErrors: 'all' }), // a counter; an em dash or nothing is shown instead
      providesTags: ['Bill', 'Plate'],
    }),
    /** The stays of the bound plates, newest first. The same call as `listParkingBills`, page by page. */
    listStays: build.infiniteQuery<Infer<typeof parkingBills>, StaysArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'parkOrders/msp',
        query: { requestType: PARKING_REQUEST.all, ...pageQuery(pageParam), ...queryArg },
      }),
      ...respondsWith(parkingBills),
      providesTags: ['Bill'],
    }),
    listParkingPictures: build.query<Infer<typeof pictures>, BillKey>({
      query: (query) => ({ path: 'parkOrders/msp/parkingPictures', query: { ...query } }),
      ...respondsWith(pictures, { suppressErrors: 'all' }), // the block shows the failure itself
      providesTags: ['Bill'],
    }),
    /**
     * 我已离场: ends a stay whose exit the lot did not detect. The fee up to now is due. It is not sent after `leaveBy`.
     */
    reportDeparture: build.mutation<Departure, BillKey & { leaveBy: SendDeadline }>({
      query: ({ leaveBy, ...body }) => ({ path: 'driverActiveCarOut', method: 'POST', body, sendDeadline: leaveBy }),
      ...respondsWith(departure),
      invalidatesTags: ['Bill', 'Plate'],
    }),
    // Assumed: not in the published contract.
    /** Raises the barrier for a car whose stay is paid. It is not sent after `leaveBy`. */
    raiseBarrier: build.mutation<Departure, BillKey & { leaveBy: SendDeadline }>({
      query: ({ leaveBy, ...body }) => ({ path: 'raiseBarrier', method: 'POST', body, sendDeadline: leaveBy }),
      ...respondsWith(departure, { suppressErrors: 'unlisted' }), // the page shows the state of the barrier
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
