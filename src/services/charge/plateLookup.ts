import { responseOptions } from '@/services/base/defineService/defineService';
import {
  count,
  entity,
  flag,
  id,
  ignoredData,
  type Infer,
  optionalId,
  requiredCount,
  requiredText,
  results,
} from '@/services/schema/wire';

import { parkingChargeApi } from './parkingChargeApi';

/** `count`: 0 nothing owed, 1 one bill (identified by uniqueId and parkId), more: several (Rule 6.6). */
export const plateBillLookupSchema = entity({
  count: requiredCount(),
  uniqueId: optionalId(),
  arrearsOnly: flag(),
  parkId: optionalId(),
});
export type PlateBillLookupResult = Infer<typeof plateBillLookupSchema>;

/** A plate that was queried on this device. plateColor 2 is a large vehicle with a yellow plate. */
export const plateBillLookupRecordSchema = entity({ id: id(), plateNo: requiredText(), plateColor: count(-1) });
export type PlateBillLookupRecord = Infer<typeof plateBillLookupRecordSchema>;
export const plateBillLookupRecordsSchema = results(plateBillLookupRecordSchema);

export interface PlateBillLookupArgs {
  plateNo: string;
  /** 2 if the yellow box is ticked, otherwise not sent. */
  plateColor?: number;
  dealerId: string;
}

export const plateBillLookupCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    findBillsByPlate: build.mutation<PlateBillLookupResult, PlateBillLookupArgs>({
      query: (query) => ({ path: 'parkOrders/msp/plateNo', query: { ...query } }),
      ...responseOptions(plateBillLookupSchema),
      invalidatesTags: ['PlateHistory'],
    }),
    listPlateHistory: build.query<Infer<typeof plateBillLookupRecordsSchema>, void>({
      query: () => ({ path: 'plateHistory/record' }),
      ...responseOptions(plateBillLookupRecordsSchema, { suppressErrors: 'all' }), // the query works without its history
      providesTags: ['PlateHistory'],
    }),
    deletePlateHistory: build.mutation<unknown, { recordId: string }>({
      query: (query) => ({ path: 'plateHistory/record', method: 'DELETE', query }),
      ...responseOptions(ignoredData()),
      invalidatesTags: ['PlateHistory'],
    }),
  }),
});
export const { useListPlateHistoryQuery, useDeletePlateHistoryMutation } = plateBillLookupCalls;
