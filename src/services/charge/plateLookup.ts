import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { parkingChargeApi } from './parkingChargeApi';

/** `count`: 0 nothing owed, 1 one bill (identified by uniqueId and parkId), more: several (Rule 6.6). */
export const plateBillLookupSchema = wire.entity({
  count: wire.requiredCount(),
  uniqueId: wire.optionalId(),
  arrearsOnly: wire.flag(),
  parkId: wire.optionalId(),
});
export type PlateBillLookupResult = wire.Infer<typeof plateBillLookupSchema>;

/** A plate that was queried on this device. plateColor 2 is a large vehicle with a yellow plate. */
export const plateQueryHistoryEntrySchema = wire.entity({
  id: wire.id(),
  plateNo: wire.requiredText(),
  plateColor: wire.count(-1),
});
export type PlateQueryHistoryEntry = wire.Infer<typeof plateQueryHistoryEntrySchema>;
export const plateQueryHistorySchema = wire.results(plateQueryHistoryEntrySchema);

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
      ...createEndpointResponseOptions(plateBillLookupSchema),
      invalidatesTags: ['PlateHistory'],
    }),
    listPlateHistory: build.query<wire.Infer<typeof plateQueryHistorySchema>, void>({
      query: () => ({ path: 'plateHistory/record' }),
      ...createEndpointResponseOptions(plateQueryHistorySchema, { suppressErrors: 'all' }), // the query works without its history
      providesTags: ['PlateHistory'],
    }),
    deletePlateHistory: build.mutation<unknown, { recordId: string }>({
      query: (query) => ({ path: 'plateHistory/record', method: 'DELETE', query }),
      ...createEndpointResponseOptions(wire.ignoredData()),
      invalidatesTags: ['PlateHistory'],
    }),
  }),
});
export const { useListPlateHistoryQuery, useDeletePlateHistoryMutation } = plateBillLookupCalls;
