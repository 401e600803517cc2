import { reads } from '@/services/transport/defineService';
import { count, decimal, entity, flag, id, type Infer, requiredText, results, text } from '@/services/transport/wire';

import { cpsApi } from './cpsApi';

const guns = entity({ leftNum: count(), totalNum: count() });

/** A charging station near a place (Specification section 3). `currentPrice` is yuan per kWh, `distance` metres. */
export const nearbyStation = entity({
  stationId: id(),
  stationName: requiredText(),
  stationAddr: text(),
  openState: entity({ text: text() }),
  supportBook: flag(),
  supportOccupy: flag(),
  usageRate: decimal(),
  currentPrice: decimal(),
  quickChargingInfo: guns,
  slowChargingInfo: guns,
  parkingFeeDesc: text(),
  distance: decimal(),
  latitude: decimal(),
  longitude: decimal(),
});
export type NearbyStation = Infer<typeof nearbyStation>;
export const nearbyStations = results(nearbyStation);

export const { useListNearbyStationsQuery } = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    /** `source` 1: the home list. */
    listNearbyStations: build.query<Infer<typeof nearbyStations>, { destLng: number; destLat: number; source: number }>(
      {
        query: (body) => ({ path: 'nearbyStations', method: 'POST', body }),
        ...reads(nearbyStations, { handles: 'all' }),
        providesTags: ['Station'],
      },
    ),
  }),
});
