import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** `leftNum`: how many are free; NaN if unknown. */
const gunCounts = wire.withDefault(wire.entity({ leftNum: wire.count(Number.NaN), totalNum: wire.count() }), {
  leftNum: Number.NaN,
  totalNum: 0,
});

/** Fields common to the lists and the detail of a station. */
export const chargingStationFields = {
  stationId: wire.id(),
  stationName: wire.requiredText(),
  stationAddr: wire.text(),
  openState: wire.withDefault(wire.entity({ text: wire.text() }), { text: '' }),
  supportBook: wire.flag(),
  /** 1: occupying a gun after charging has a fee. */
  supportOccupy: wire.flag(),
  /** The occupancy of the station, see Rule 9.4. */
  usageRate: wire.decimal(),
  currentPrice: wire.decimal(),
  quickChargingInfo: gunCounts,
  slowChargingInfo: gunCounts,
  parkingFeeDesc: wire.text(),
  distance: wire.decimal(),
  /** Assumed: not among the published fields. */
  latitude: wire.decimal(),
  /** Assumed. */
  longitude: wire.decimal(),
};
/** A charging station near a place (Rule 3.12). `currentPrice` is yuan per kWh, `distance` metres. */
export const nearbyChargingStationSchema = wire.entity(chargingStationFields);
export type NearbyChargingStation = wire.Infer<typeof nearbyChargingStationSchema>;
export const nearbyChargingStationsSchema = wire.results(nearbyChargingStationSchema);

export const nearbyChargingStationCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    /** `source` 1 is the list of the home screen. */
    listNearbyStations: build.query<
      wire.Infer<typeof nearbyChargingStationsSchema>,
      { destLng: number; destLat: number; source: number }
    >({
      query: (body) => ({ path: 'nearbyStations', method: 'POST', body }),
      ...createEndpointResponseOptions(nearbyChargingStationsSchema, { suppressErrors: 'all' }),
      providesTags: ['Station'],
    }),
  }),
});
export const { useListNearbyStationsQuery } = nearbyChargingStationCalls;
