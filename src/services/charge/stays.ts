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

/** What is running or owed, in all and for each bound plate. */
export const unfinishedCount = entity({
  count: count(),
  plates: list(
    entity({ plateId: id(), plateNo: requiredText(), formatPlateNo: requiredText(), unfinishedNum: count() }),
  ),
});
export type UnfinishedCount = Infer<typeof unfinishedCount>;

export const pictures = results(picture);

/** A stay that the driver has ended himself. `parkFee`: cents that are owed for it now. */
export const departure = entity({ uniqueId: id(), parkId: id(), exitTime: time(), parkFee: cents() });
export type Departure = Infer<typeof departure>;

/** Of which stays; without either, of all. */
export interface StaysArgs {
  plateNo?: string;
  /** Those that began in this month, `2026-03`. */
  month?: string;
}

export const stayCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    countUnfinished: build.query<UnfinishedCount, void>({
      query: () => ({ path: 'parkOrders/msp/countUnfinished' }),
      ...reads(unfinishedCount, { handles: 'all' }), // a counter; an em dash stands for it
      providesTags: ['Bill', 'Plate'],
    }),
    /** The stays of the bound plates, newest first; the same call as `listParkingBills`, page by page. */
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
      ...reads(pictures, { handles: 'all' }), // the block says it itself
      providesTags: ['Bill'],
    }),
    /** 我已离场: ends a stay whose exit the lot has missed. What it costs by then is owed. */
    reportDeparture: build.mutation<Departure, BillKey>({
      query: (body) => ({ path: 'driverActiveCarOut', method: 'POST', body }),
      ...reads(departure),
      invalidatesTags: ['Bill', 'Plate'],
    }),
    /** The same call for a paid car that stands before a barrier: ending the stay raises it. */
    raiseBarrier: build.mutation<Departure, BillKey>({
      query: (body) => ({ path: 'driverActiveCarOut', method: 'POST', body }),
      ...reads(departure, { handles: 'unlisted' }), // the page says how the barrier stands
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
