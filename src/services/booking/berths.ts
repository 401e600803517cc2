import { respondsWith } from '@/services/transport/store/defineService';
import {
  cents,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  nullable,
  optionalId,
  requiredText,
  text,
  time,
} from '@/services/transport/wire/wire';

import { bookingApi } from './bookingApi';
import { cursorPage, registeredCursorPage } from './cursorPage';

export const BERTH_TYPE = { unknown: 0, ordinary: 1, charging: 2, accessible: 3, mini: 4, mechanical: 5 } as const;
export const BERTH_TYPES = [0, 1, 2, 3, 4, 5] as const;
/** A berth of unknown state cannot be booked. */
export const BERTH_STATE = { unknown: 0, free: 1, booked: 2, occupied: 3, closed: 4 } as const;
export const BERTH_STATES = [0, 1, 2, 3, 4] as const;

/** A berth with its state for the requested package and date. `price`: cents of the package. */
export const berth = entity({
  berthId: id(),
  berthNo: requiredText(),
  floor: text(),
  area: text(),
  berthType: code(BERTH_TYPES, BERTH_TYPE.unknown),
  berthTypeText: text(),
  hasLock: flag(),
  price: cents(),
  state: code(BERTH_STATES, BERTH_STATE.unknown),
  stateText: text(),
});
export type Berth = Infer<typeof berth>;
export const berths = cursorPage(berth);
/**
 * If `berth` is null, all berths of the requested type are taken. `reason`: why it is recommended; empty if the server
 * does not send it.
 */
export const recommendedBerth = entity({ berth: nullable(berth), reason: text() });

/** A kind of berth at a lot. `leftNum`: how many are free now. */
export const berthKind = entity({
  berthType: code(BERTH_TYPES, BERTH_TYPE.unknown),
  berthTypeText: text(),
  leftNum: count(),
  totalNum: count(),
});
export type BerthKind = Infer<typeof berthKind>;
export const berthKinds = cursorPage(berthKind);

/** A berth that belongs to the driver, from their registration as owner. `lockId` is empty if it has no lock. */
export const registeredBerth = entity({
  berthId: id(),
  berthNo: requiredText(),
  floor: text(),
  area: text(),
  parkId: id(),
  parkName: text(),
  lockId: optionalId(),
  validFrom: time(),
  validTo: time(),
});
export type RegisteredBerth = Infer<typeof registeredBerth>;
/** `registered` is 1 if the driver has a berth of their own today. */
export const registeredBerths = registeredCursorPage(registeredBerth);

/** A package of a lot on a date, `YYYY-MM-DD`. */
export interface PackageDay {
  parkId: string;
  packageId: string;
  bookDate: string;
}

export const berthCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    getRecommendedBerth: build.query<Infer<typeof recommendedBerth>, PackageDay>({
      query: (body) => ({ path: 'getRecommendBerthInfo', body }),
      ...respondsWith(recommendedBerth),
      providesTags: ['Berth'],
      keepUnusedDataFor: 0, // another driver may book it meanwhile
    }),
    listBerths: build.query<Infer<typeof berths>, PackageDay>({
      query: (body) => ({ path: 'getBerthInfo', body }),
      ...respondsWith(berths),
      providesTags: ['Berth'],
      keepUnusedDataFor: 0,
    }),
    listBerthKinds: build.query<Infer<typeof berthKinds>, { parkId: string }>({
      query: (body) => ({ path: 'getParkingBerthType', body }),
      ...respondsWith(berthKinds),
      providesTags: ['Berth'],
    }),
    listRegisteredBerths: build.query<Infer<typeof registeredBerths>, void>({
      query: () => ({ path: 'hasRegisteredBerth' }),
      ...respondsWith(registeredBerths),
      providesTags: ['Berth'],
    }),
  }),
});
export const { useGetRecommendedBerthQuery, useListBerthsQuery, useListBerthKindsQuery, useListRegisteredBerthsQuery } =
  berthCalls;
