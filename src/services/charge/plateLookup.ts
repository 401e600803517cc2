import { respondsWith } from '@/services/transport/store/defineService';
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
} from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';

/** `count`: 0 nothing owed, 1 one bill (identified by uniqueId and parkId), more: several (Rule 6.6). */
export const plateLookup = entity({
  count: requiredCount(),
  uniqueId: optionalId(),
  arrearsOnly: flag(),
  parkId: optionalId(),
});
export type PlateLookup = Infer<typeof plateLookup>;

/** A plate that was queried on this device. plateColor 2 is a large vehicle with a yellow plate. */
export const plateHistoryItem = entity({ id: id(), plateNo: requiredText(), plateColor: count(-1) });
export type PlateHistoryItem = Infer<typeof plateHistoryItem>;
export const plateHistory = results(plateHistoryItem);

export interface PlateLookupArgs {
  plateNo: string;
  /** 2 if the yellow box is ticked, otherwise not sent. */
  plateColor?: number;
  dealerId: string;
}

export const plateLookupCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    findBillsByPlate: build.mutation<PlateLookup, PlateLookupArgs>({
      query: (query) => ({ path: 'parkOrders/msp/plateNo', query: { ...query } }),
      ...respondsWith(plateLookup),
      invalidatesTags: ['PlateHistory'],
    }),
    listPlateHistory: build.query<Infer<typeof plateHistory>, void>({
      query: () => ({ path: 'plateHistory/record' }),
      ...respondsWith(plateHistory, { suppressErrors: 'all' }), // the query works without its history
      providesTags: ['PlateHistory'],
    }),
    deletePlateHistory: build.mutation<unknown, { recordId: string }>({
      query: (query) => ({ path: 'plateHistory/record', method: 'DELETE', query }),
      ...respondsWith(ignoredData()),
      invalidatesTags: ['PlateHistory'],
    }),
  }),
});
export const { useListPlateHistoryQuery, useDeletePlateHistoryMutation } = plateLookupCalls;
