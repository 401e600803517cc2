import { CHARGING_GUN_STATE } from '@/domain/charging/chargingCodes';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';
import { chargingPayModeSchema } from './chargingOrders';
import { chargingStationFields, nearbyChargingStationsSchema } from './nearbyStations';

/** The caller's location, GCJ-02 degrees. Distances are measured from it. */
interface FromPlace {
  destLng: number;
  destLat: number;
}

/** The `gunType`: how a gun charges. */
export const CHARGING_GUN_TYPE = { unknown: 0, direct: 1, alternating: 2 } as const;
/** The `lockState` of the berth beside a gun. */
export const CHARGING_GUN_BERTH_LOCK_STATE = { unknown: 0, down: 10, up: 50 } as const;
/** A gun, identified by the number in its QR code. `powerKw`: its maximum power. */
export const chargingGunSchema = wire.entity({
  gunNo: wire.id(),
  gunName: wire.text(),
  stationId: wire.id(),
  stationName: wire.text(),
  deviceNo: wire.text(),
  deviceName: wire.text(),
  gunType: wire.enumCode(Object.values(CHARGING_GUN_TYPE), CHARGING_GUN_TYPE.unknown),
  powerKw: wire.decimal(),
  /** As printed on the gun, `200–750V`. */
  voltageRange: wire.text(),
  spaceNo: wire.text(),
  /** 1: it receives the battery level from the car, so a charge can stop at a percentage. */
  tellsSoc: wire.flag(),
  lockState: wire.enumCode(Object.values(CHARGING_GUN_BERTH_LOCK_STATE), CHARGING_GUN_BERTH_LOCK_STATE.unknown),
  gunState: wire.enumCode(Object.values(CHARGING_GUN_STATE), CHARGING_GUN_STATE.unknown),
  gunStateText: wire.text(),
});
export type ChargingGun = wire.Infer<typeof chargingGunSchema>;

/**
 * The price of a part of the day. `start` and `end` are `HH:mm` in Shanghai time, `24:00` for midnight. Cents per kWh.
 */
export const chargingPricePeriodSchema = wire.entity({
  start: wire.requiredText(),
  end: wire.requiredText(),
  elecPriceFen: wire.cents(),
  servicePriceFen: wire.cents(),
  totalPriceFen: wire.cents(),
  /** 尖, 峰, 平 or 谷. */
  tag: wire.text(),
  isNow: wire.flag(),
});
export type ChargingPricePeriod = wire.Infer<typeof chargingPricePeriodSchema>;

/**
 * The fee for occupying a gun after charging: cents per begun minute after the free minutes, at most `capFee`; 0: no
 * cap.
 */
export const idleFeeRuleSchema = wire.entity({
  freeMinutes: wire.minutes(),
  perMinuteFee: wire.cents(),
  capFee: wire.centsOrZero(),
  note: wire.text(),
});
export type IdleFeeRule = wire.Infer<typeof idleFeeRuleSchema>;

/** Whether a station is open; 0 if unknown. `openState.text` is the text for the driver. */
export const CHARGING_STATION_OPEN_STATE = { unknown: 0, open: 1, closed: 2 } as const;

/** All details of a station. `occupyRule` is null if occupying a gun is free. */
export const chargingStationSchema = wire.entity({
  ...chargingStationFields,
  openCode: wire.enumCode(Object.values(CHARGING_STATION_OPEN_STATE), CHARGING_STATION_OPEN_STATE.unknown),
  pictures: wire.list(wire.requiredText()),
  serviceTime: wire.text(),
  phone: wire.text(),
  occupyRule: wire.nullable(idleFeeRuleSchema),
  periodPrices: wire.list(chargingPricePeriodSchema),
  guns: wire.list(chargingGunSchema),
  supportVin: wire.flag(),
  supportCard: wire.flag(),
  payModes: wire.list(chargingPayModeSchema),
  /** The minimum balance to start with `prepaid`, cents. */
  prepaidMinAmount: wire.centsOrZero(),
  isCollected: wire.flag(),
});
export type ChargingStation = wire.Infer<typeof chargingStationSchema>;

export const chargingStationCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    /** The stations that this driver has saved as favourites, the most recent first. */
    listCollectedStations: build.infiniteQuery<wire.Infer<typeof nearbyChargingStationsSchema>, FromPlace, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'collectStations',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...createEndpointResponseOptions(nearbyChargingStationsSchema),
      providesTags: ['CollectedStation', 'Station'],
    }),
    /** Collecting a station twice has no further effect. */
    collectStation: build.mutation<unknown, { stationId: string }>({
      query: (body) => ({ path: 'collectStations', method: 'POST', body }),
      ...createEndpointResponseOptions(wire.ignoredData()),
      invalidatesTags: ['CollectedStation'],
    }),
    uncollectStation: build.mutation<unknown, { stationId: string }>({
      query: ({ stationId }) => ({ path: `collectStations/${encodePathSegment(stationId)}`, method: 'DELETE' }),
      ...createEndpointResponseOptions(wire.ignoredData()),
      invalidatesTags: ['CollectedStation'],
    }),
    // Assumed: not in the published contract.
    getStation: build.query<ChargingStation, { stationId: string } & FromPlace>({
      query: ({ stationId, ...query }) => ({ path: `stations/${encodePathSegment(stationId)}`, query }),
      ...createEndpointResponseOptions(chargingStationSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure; polled
      providesTags: ['Station', 'CollectedStation'],
    }),
    /** Polled while the driver plugs in. */
    getGun: build.query<ChargingGun, { gunNo: string }>({
      query: ({ gunNo }) => ({ path: `guns/${encodePathSegment(gunNo)}` }),
      ...createEndpointResponseOptions(chargingGunSchema, { suppressErrors: 'all' }), // polled: a toast per poll would cover the screen
      providesTags: ['Station'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const {
  useCollectStationMutation,
  useGetStationQuery,
  useListCollectedStationsInfiniteQuery,
  useUncollectStationMutation,
  useGetGunQuery,
} = chargingStationCalls;
