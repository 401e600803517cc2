import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { inPages, pageQuery } from '@/services/transport/wire/pages';
import {
  cents,
  centsOrZero,
  code,
  decimal,
  entity,
  flag,
  id,
  type Infer,
  list,
  maybe,
  minutes,
  nothing,
  requiredText,
  text,
} from '@/services/transport/wire/wire';

import { chargingPayMode } from './chargingOrders';
import { cpsApi } from './cpsApi';
import { nearbyStationFields, nearbyStations } from './nearbyStations';

/** Where the caller is, GCJ-02 degrees; distances are from there. */
interface FromPlace {
  destLng: number;
  destLat: number;
}

/** `gunType`: how a gun charges. */
export const GUN_TYPE = { unknown: 0, direct: 1, alternating: 2 } as const;
/** `gunState`; -1 is one nobody knows: not to be used. `occupied`: full, and the plug is still in. */
export const GUN_STATE = {
  unknown: -1,
  offline: 0,
  free: 1,
  pluggedIn: 2,
  charging: 3,
  reserved: 4,
  occupied: 5,
  broken: 255,
} as const;
/** `lockState` of the berth beside a gun. */
export const GUN_LOCK_STATE = { unknown: 0, down: 10, up: 50 } as const;
/** A gun, known by the number that its QR code carries. `powerKw`: the most it gives. */
export const gun = entity({
  gunNo: id(),
  gunName: text(),
  stationId: id(),
  stationName: text(),
  deviceNo: text(),
  deviceName: text(),
  gunType: code(Object.values(GUN_TYPE), GUN_TYPE.unknown),
  powerKw: decimal(),
  /** As printed on it, `200–750V`. */
  voltageRange: text(),
  spaceNo: text(),
  lockState: code(Object.values(GUN_LOCK_STATE), GUN_LOCK_STATE.unknown),
  gunState: code(Object.values(GUN_STATE), GUN_STATE.unknown),
  gunStateText: text(),
});
export type Gun = Infer<typeof gun>;

/** The price of a part of the day, `start` and `end` as `HH:mm` of Shanghai, `24:00` for midnight. Cents per kWh. */
export const pricePeriod = entity({
  start: requiredText(),
  end: requiredText(),
  elecPriceFen: cents(),
  servicePriceFen: cents(),
  totalPriceFen: cents(),
  /** 尖, 峰, 平 or 谷. */
  tag: text(),
  isNow: flag(),
});
export type PricePeriod = Infer<typeof pricePeriod>;

/** What keeping a gun after charging costs: cents per begun minute after the free ones, at most `capFee`; 0: no cap. */
export const occupyRule = entity({
  freeMinutes: minutes(),
  perMinuteFee: cents(),
  capFee: centsOrZero(),
  note: text(),
});
export type OccupyRule = Infer<typeof occupyRule>;

/** Everything about one station. `occupyRule` is null where keeping a gun costs nothing. */
export const station = entity({
  ...nearbyStationFields,
  pictures: list(requiredText()),
  serviceTime: text(),
  phone: text(),
  occupyRule: maybe(occupyRule),
  periodPrices: list(pricePeriod),
  guns: list(gun),
  supportVin: flag(),
  supportCard: flag(),
  payModes: list(chargingPayMode),
  /** The balance needed to start with `prepaid`, cents. */
  prepaidMinAmount: centsOrZero(),
  isCollected: flag(),
});
export type Station = Infer<typeof station>;

export const stationCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The stations this driver keeps, the last one kept first. */
    listCollectedStations: build.infiniteQuery<Infer<typeof nearbyStations>, FromPlace, number>({
      ...inPages,
      query: ({ queryArg, pageParam }) => ({
        path: 'collectStations',
        query: { ...queryArg, ...pageQuery(pageParam) },
      }),
      ...reads(nearbyStations),
      providesTags: ['CollectedStation', 'Station'],
    }),
    /** Keeping a station twice is keeping it once. */
    collectStation: build.mutation<unknown, { stationId: string }>({
      query: (body) => ({ path: 'collectStations', method: 'POST', body }),
      ...reads(nothing()),
      invalidatesTags: ['CollectedStation'],
    }),
    uncollectStation: build.mutation<unknown, { stationId: string }>({
      query: ({ stationId }) => ({ path: `collectStations/${segment(stationId)}`, method: 'DELETE' }),
      ...reads(nothing()),
      invalidatesTags: ['CollectedStation'],
    }),
    // Assumed: not in the published contract.
    getStation: build.query<Station, { stationId: string } & FromPlace>({
      query: ({ stationId, ...query }) => ({ path: `stations/${segment(stationId)}`, query }),
      ...reads(station),
      providesTags: ['Station', 'CollectedStation'],
    }),
    /** Asked again while the driver plugs in. */
    getGun: build.query<Gun, { gunNo: string }>({
      query: ({ gunNo }) => ({ path: `guns/${segment(gunNo)}` }),
      ...reads(gun, { handles: 'all' }), // polled: one toast per poll would bury the screen
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
