import { responseOptions } from '@/services/base/defineService/defineService';
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
} from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** `leftNum`: how many are free; NaN if unknown. */
const gunCounts = withDefault(entity({ leftNum: count(Number.NaN), totalNum: count() }), {
  leftNum: Number.NaN,
  totalNum: 0,
});

/** Fields common to the lists and the detail of a station. */
export const stationFields = {
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
export const nearbyStationSchema = entity(stationFields);
export type NearbyStation = Infer<typeof nearbyStationSchema>;
export const nearbyStationsSchema = results(nearbyStationSchema);

export const nearbyStationCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    /** `source` 1 is the list of the home screen. */
    listNearbyStations: build.query<
      Infer<typeof nearbyStationsSchema>,
      { destLng: number; destLat: number; source: number }
    >({
      query: (body) => ({ path: 'nearbyStations', method: 'POST', body }),
      ...responseOptions(nearbyStationsSchema, { suppressErrors: 'all' }),
      providesTags: ['Station'],
    }),
  }),
});
export const { useListNearbyStationsQuery } = nearbyStationCalls;
