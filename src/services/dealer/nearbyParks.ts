import type { PARK_TYPE } from '@/domain/parkType';
import { respondsWith } from '@/services/transport/store/defineService';
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
} from '@/services/transport/wire/wire';

import { dealerApi } from './dealerApi';

/** Fields common to the lists and the detail of a lot. */
export const nearbyParkFields = {
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
export const nearbyPark = entity(nearbyParkFields);
export type NearbyPark = Infer<typeof nearbyPark>;
export const nearbyParks = results(nearbyPark);

/** GCJ-02 degrees. */
export interface DestinationPoint {
  destLng: number;
  destLat: number;
}

export const { useListNearbyParksForHomeQuery, useListNearbyParksQuery } = dealerApi.injectEndpoints({
  endpoints: (build) => ({
    listNearbyParksForHome: build.query<Infer<typeof nearbyParks>, DestinationPoint>({
      query: (body) => ({ path: 'nearbyParks/home', method: 'POST', body }),
      ...respondsWith(nearbyParks, { suppressErrors: 'all' }), // the block shows the failure itself
      providesTags: ['Park'],
    }),
    listNearbyParks: build.query<Infer<typeof nearbyParks>, DestinationPoint>({
      query: (body) => ({ path: 'nearbyParks', method: 'POST', body }),
      ...respondsWith(nearbyParks, { suppressErrors: 'all' }),
      providesTags: ['Park'],
    }),
  }),
});
