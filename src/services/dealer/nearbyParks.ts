import type { PARK_TYPE } from '@/domain/parkType';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { parkApi } from './parkApi';

/** Fields common to the lists and the detail of a lot. */
export const parkFields = {
  parkId: wire.id(),
  parkName: wire.requiredText(),
  parkAddr: wire.text(),
  /** Assumed: not among the published fields. */
  parkType: wire.enumCode<wire.CodeOf<typeof PARK_TYPE>>([0, 1, 2], 0),
  distance: wire.decimal(),
  latitude: wire.decimal(),
  longitude: wire.decimal(),
  isOnline: wire.flag(),
  leftParkSpaceNum: wire.count(Number.NaN),
  totalParkSpaceNum: wire.count(),
  supportBag: wire.flag(),
  supportBook: wire.flag(),
  supportCharge: wire.flag(),
  supportDiffTimeBag: wire.flag(),
  supportDiffTimeBook: wire.flag(),
  feeRuleLabels: wire.list(wire.text()),
  leftBagSpaceNum: wire.count(Number.NaN),
  leftBookSpaceNum: wire.count(Number.NaN),
  diffTimeBagLeftNum: wire.count(Number.NaN),
  diffTimeBagTotalNum: wire.count(),
  diffTimeBookLeftNum: wire.count(Number.NaN),
  diffTimeBookTotalNum: wire.count(),
  description: wire.text(),
};
/** A lot near a place (Rule 3.12). `distance` in metres; space counts of -1 mean unlimited, NaN unknown. */
export const nearbyParkSchema = wire.entity(parkFields);
export type NearbyPark = wire.Infer<typeof nearbyParkSchema>;
export const nearbyParksSchema = wire.results(nearbyParkSchema);

/** GCJ-02 degrees. */
export interface ParkSearchCenter {
  destLng: number;
  destLat: number;
}

export const { useListNearbyParksForHomeQuery, useListNearbyParksQuery } = parkApi.injectEndpoints({
  endpoints: (build) => ({
    listNearbyParksForHome: build.query<wire.Infer<typeof nearbyParksSchema>, ParkSearchCenter>({
      query: (body) => ({ path: 'nearbyParks/home', method: 'POST', body }),
      ...createEndpointResponseOptions(nearbyParksSchema, { suppressErrors: 'all' }), // the block shows the failure itself
      providesTags: ['Park'],
    }),
    listNearbyParks: build.query<wire.Infer<typeof nearbyParksSchema>, ParkSearchCenter>({
      query: (body) => ({ path: 'nearbyParks', method: 'POST', body }),
      ...createEndpointResponseOptions(nearbyParksSchema, { suppressErrors: 'all' }),
      providesTags: ['Park'],
    }),
  }),
});
