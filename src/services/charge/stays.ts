import { reads } from '@/services/transport/defineService';
import { picture } from '@/services/transport/picture';
import { cents, count, entity, id, type Infer, list, requiredText, results, time } from '@/services/transport/wire';

import type { BillKey } from './bills';
import { chargeApi } from './chargeApi';

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

export const stayCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    countUnfinished: build.query<UnfinishedCount, void>({
      query: () => ({ path: 'parkOrders/msp/countUnfinished' }),
      ...reads(unfinishedCount, { handles: 'all' }), // a counter; an em dash stands for it
      providesTags: ['Bill', 'Plate'],
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
      invalidatesTags: ['Bill'],
    }),
  }),
});
export const { useCountUnfinishedQuery, useListParkingPicturesQuery, useReportDepartureMutation } = stayCalls;
