import type { PARK_TYPE } from '@/domain/parkType';
import { responseOptions } from '@/services/base/defineService/defineService';
import {
  code,
  type CodeOf,
  count,
  decimal,
  entity,
  flag,
  id,
  type Infer,
  list,
  requiredText,
  results,
  text,
} from '@/services/schema/wire';

import { parkApi } from './parkApi';

/** Fields common to the lists and the detail of a lot. */
export const parkFields = {
  parkId: id(),
  parkName: requiredText(),
  parkAddr: text(),
  /** Assumed: not among the published fields. */
  parkType: code<CodeOf<typeof PARK_TYPE>>([0, 1, 2], 0),
  distance: decimal(),
  latitude: decimal(),
  longitude: decimal(),
  isOnline: flag(),
  leftParkSpaceNum: count(Number.NaN),
  totalParkSpaceNum: count(),
  supportBag: flag(),
  supportBook: flag(),
  supportCharge: flag(),
  supportDiffTimeBag: flag(),
  supportDiffTimeBook: flag(),
  feeRuleLabels: list(text()),
  leftBagSpaceNum: count(Number.NaN),
  leftBookSpaceNum: count(Number.NaN),
  diffTimeBagLeftNum: count(Number.NaN),
  diffTimeBagTotalNum: count(),
  diffTimeBookLeftNum: count(Number.NaN),
  diffTimeBookTotalNum: count(),
  description: text(),
};
/** A lot near a place (Rule 3.12). `distance` in metres; space counts of -1 mean unlimited, NaN unknown. */
export const nearbyParkSchema = entity(parkFields);
export type NearbyPark = Infer<typeof nearbyParkSchema>;
export const nearbyParksSchema = results(nearbyParkSchema);

/** GCJ-02 degrees. */
export interface ParkSearchCenter {
  destLng: number;
  destLat: number;
}

export const { useListNearbyParksForHomeQuery, useListNearbyParksQuery } = parkApi.injectEndpoints({
  endpoints: (build) => ({
    listNearbyParksForHome: build.query<Infer<typeof nearbyParksSchema>, ParkSearchCenter>({
      query: (body) => ({ path: 'nearbyParks/home', method: 'POST', body }),
      ...responseOptions(nearbyParksSchema, { suppressErrors: 'all' }), // the block shows the failure itself
      providesTags: ['Park'],
    }),
    listNearbyParks: build.query<Infer<typeof nearbyParksSchema>, ParkSearchCenter>({
      query: (body) => ({ path: 'nearbyParks', method: 'POST', body }),
      ...responseOptions(nearbyParksSchema, { suppressErrors: 'all' }),
      providesTags: ['Park'],
    }),
  }),
});
