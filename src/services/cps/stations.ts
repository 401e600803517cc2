import { GUN_STATE } from '@/domain/charging/chargingCodes';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { responseOptions } from '@/services/base/defineService/defineService';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import {
  cents,
  centsOrZero,
  code,
  decimal,
  entity,
  flag,
  id,
  ignoredData,
  type Infer,
  list,
  minutes,
  nullable,
  requiredText,
  text,
} from '@/services/schema/wire';

import { chargingApi } from './chargingApi';
import { chargingPayModeSchema } from './chargingOrders';
import { nearbyStationsSchema, stationFields } from './nearbyStations';

/** The caller's location, GCJ-02 degrees. Distances are measured from it. */
interface FromPlace {
  destLng: number;
  destLat: number;
}

/** The `gunType`: how a gun charges. */
export const GUN_TYPE = { unknown: 0, direct: 1, alternating: 2 } as const;
/** The `lockState` of the berth beside a gun. */
export const GUN_BERTH_LOCK_STATE = { unknown: 0, down: 10, up: 50 } as const;
/** A gun, identified by the number in its QR code. `powerKw`: its maximum power. */
export const gunSchema = entity({
  gunNo: id(),
  gunName: text(),
  stationId: id(),
  stationName: text(),
  deviceNo: text(),
  deviceName: text(),
  gunType: code(Object.values(GUN_TYPE), GUN_TYPE.unknown),
  powerKw: decimal(),
  /** As printed on the gun, `200–750V`. */
  voltageRange: text(),
  spaceNo: text(),
  /** 1: it receives the battery level from the car, so a charge can stop at a percentage. */
  tellsSoc: flag(),
  lockState: code(Object.values(GUN_BERTH_LOCK_STATE), GUN_BERTH_LOCK_STATE.unknown),
  gunState: code(Object.values(GUN_STATE), GUN_STATE.unknown),
  gunStateText: text(),
});
export type Gun = Infer<typeof gunSchema>;

/**
 * The price of a part of the day. `start` and `end` are `HH:mm` in Shanghai time, `24:00` for midnight. Cents per kWh.
 */
export const chargingPricePeriodSchema = entity({
  start: requiredText(),
  end: requiredText(),
  elecPriceFen: cents(),
  servicePriceFen: cents(),
  totalPriceFen: cents(),
  /** 尖, 峰, 平 or 谷. */
  tag: text(),
  isNow: flag(),
});
export type ChargingPricePeriod = Infer<typeof chargingPricePeriodSchema>;

/**
 * The fee for occupying a gun after charging: cents per begun minute after the free minutes, at most `capFee`; 0: no
 * cap.
 */
export const occupationFeeRuleSchema = entity({
  freeMinutes: minutes(),
  perMinuteFee: cents(),
  capFee: centsOrZero(),
  note: text(),
});
export type OccupationFeeRule = Infer<typeof occupationFeeRuleSchema>;

/** Whether a station is open; 0 if unknown. `openState.text` is the text for the driver. */
export const STATION_OPEN_STATE = { unknown: 0, open: 1, closed: 2 } as const;

/** All details of a station. `occupationFeeRuleSchema` is null if occupying a gun is free. */
export const stationSchema = entity({
  ...stationFields,
  openCode: code(Object.values(STATION_OPEN_STATE), STATION_OPEN_STATE.unknown),
  pictures: list(requiredText()),
  serviceTime: text(),
  phone: text(),
  occupyRule: nullable(occupationFeeRuleSchema),
  periodPrices: list(chargingPricePeriodSchema),
  guns: list(gunSchema),
  supportVin: flag(),
  supportCard: flag(),
  payModes: list(chargingPayModeSchema),
  /** The minimum balance to start with `prepaid`, cents. */
  prepaidMinAmount: centsOrZero(),
  isCollected: flag(),
});
export type Station = Infer<typeof stationSchema>;

export const stationCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    /** The stations that this driver has saved as favourites, the most recent first. */
    listCollectedStations: build.infiniteQuery<Infer<typeof nearbyStationsSchema>, FromPlace, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'collectStations',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...responseOptions(nearbyStationsSchema),
      providesTags: ['CollectedStation', 'Station'],
    }),
    /** Collecting a station twice has no further effect. */
    collectStation: build.mutation<unknown, { stationId: string }>({
      query: (body) => ({ path: 'collectStations', method: 'POST', body }),
      ...responseOptions(ignoredData()),
      invalidatesTags: ['CollectedStation'],
    }),
    uncollectStation: build.mutation<unknown, { stationId: string }>({
      query: ({ stationId }) => ({ path: `collectStations/${encodePathSegment(stationId)}`, method: 'DELETE' }),
      ...responseOptions(ignoredData()),
      invalidatesTags: ['CollectedStation'],
    }),
    // Assumed: not in the published contract.
    getStation: build.query<Station, { stationId: string } & FromPlace>({
      query: ({ stationId, ...query }) => ({ path: `stations/${encodePathSegment(stationId)}`, query }),
      ...responseOptions(stationSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure; polled
      providesTags: ['Station', 'CollectedStation'],
    }),
    /** Polled while the driver plugs in. */
    getGun: build.query<Gun, { gunNo: string }>({
      query: ({ gunNo }) => ({ path: `guns/${encodePathSegment(gunNo)}` }),
      ...responseOptions(gunSchema, { suppressErrors: 'all' }), // polled: a toast per poll would cover the screen
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
} = stationCalls;
