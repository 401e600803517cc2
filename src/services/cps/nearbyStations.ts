import { respondsWith } from '@/services/transport/store/defineService';
import {
  count,
  decimal,
  entity,
  flag,
  id,
  type Infer,
  requiredText,
  results,
  text,
  withDefault,
} from '@/services/transport/wire/wire';

import { cpsApi } from './cpsApi';

/** `leftNum`: how many are free; NaN if unknown. */
const gunCounts = withDefault(entity({ leftNum: count(Number.NaN), totalNum: count() }), {
  leftNum: Number.NaN,
  totalNum: 0,
});

/** Fields common to the lists and the detail of a station. */
export const nearbyStationFields = {
  stationId: id(),
  stationName: requiredText(),
  stationAddr: text(),
  openState: withDefault(entity({ text: text() }), { text: '' }),
  supportBook: flag(),
  /** 1: occupying a gun after charging has a fee. */
  supportOccupy: flag(),
  /** The occupancy of the station, see Rule 9.4. */
  usageRate: decimal(),
  currentPrice: decimal(),
  quickChargingInfo: gunCounts,
  slowChargingInfo: gunCounts,
  parkingFeeDesc: text(),
  distance: decimal(),
  /** Assumed: not among the published fields. */
  latitude: decimal(),
  /** Assumed. */
  longitude: decimal(),
};
/** A charging station near a place (Rule 3.12). `currentPrice` is yuan per kWh, `distance` metres. */
export const nearbyStation = entity(nearbyStationFields);
export type NearbyStation = Infer<typeof nearbyStation>;
export const nearbyStations = results(nearbyStation);

export const nearbyStationCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    /** `source` 1 is the list of the home screen. */
    listNearbyStations: build.query<Infer<typeof nearbyStations>, { destLng: number; destLat: number; source: number }>(
      {
        query: (body) => ({ path: 'nearbyStations', method: 'POST', body }),
        ...respondsWith(nearbyStations, { suppressErrors: 'all' }),
        providesTags: ['Station'],
      },
    ),
  }),
});
export const { useListNearbyStationsQuery } = nearbyStationCalls;
