import { reads } from '@/services/transport/store/defineService';
import {
  count,
  entity,
  flag,
  id,
  type Infer,
  nothing,
  optionalId,
  requiredText,
  results,
} from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';

/** `count` 0 nothing owed, 1 one bill (uniqueId and parkId name it), more: several (Rule 6.6). */
export const plateLookup = entity({
  count: count(),
  uniqueId: optionalId(),
  arrearsOnly: flag(),
  parkId: optionalId(),
});
export type PlateLookup = Infer<typeof plateLookup>;

/** A plate this device asked about before; plateColor 2 is the yellow large vehicle. */
export const plateHistoryItem = entity({ id: id(), plateNo: requiredText(), plateColor: count(-1) });
export type PlateHistoryItem = Infer<typeof plateHistoryItem>;
export const plateHistory = results(plateHistoryItem);

export interface PlateLookupArgs {
  plateNo: string;
  /** 2 when the yellow box is ticked, else not sent. */
  plateColor?: number;
  dealerId: string;
}

export const plateLookupCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    findBillsByPlate: build.mutation<PlateLookup, PlateLookupArgs>({
      query: (query) => ({ path: 'parkOrders/msp/plateNo', query: { ...query } }),
      ...reads(plateLookup),
      invalidatesTags: ['PlateHistory'],
    }),
    listPlateHistory: build.query<Infer<typeof plateHistory>, void>({
      query: () => ({ path: 'plateHistory/record' }),
      ...reads(plateHistory, { handles: 'all' }), // without its history the query still works
      providesTags: ['PlateHistory'],
    }),
    deletePlateHistory: build.mutation<unknown, { recordId: string }>({
      query: (query) => ({ path: 'plateHistory/record', method: 'DELETE', query }),
      ...reads(nothing()),
      invalidatesTags: ['PlateHistory'],
    }),
  }),
});
export const { useListPlateHistoryQuery, useDeletePlateHistoryMutation } = plateLookupCalls;
