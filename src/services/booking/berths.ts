import { responseOptions } from '@/services/base/defineService/defineService';
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
} from '@/services/schema/wire';

import { bookingApi } from './bookingApi';
import { createCursorPageSchema, createRegisteredBerthPageSchema } from './cursorPage';

export const BERTH_TYPE = { unknown: 0, ordinary: 1, charging: 2, accessible: 3, mini: 4, mechanical: 5 } as const;
export const BERTH_TYPE_CODES = [0, 1, 2, 3, 4, 5] as const;
/** A berth of unknown state cannot be booked. */
export const BERTH_STATE = { unknown: 0, free: 1, booked: 2, occupied: 3, closed: 4 } as const;
export const BERTH_STATE_CODES = [0, 1, 2, 3, 4] as const;

/** A berth with its state for the requested package and date. `price`: cents of the package. */
export const berthSchema = entity({
  berthId: id(),
  berthNo: requiredText(),
  floor: text(),
  area: text(),
  berthType: code(BERTH_TYPE_CODES, BERTH_TYPE.unknown),
  berthTypeText: text(),
  hasLock: flag(),
  price: cents(),
  state: code(BERTH_STATE_CODES, BERTH_STATE.unknown),
  stateText: text(),
});
export type Berth = Infer<typeof berthSchema>;
export const berthsSchema = createCursorPageSchema(berthSchema);
/**
 * If `berth` is null, all berths of the requested type are taken. `reason`: why it is recommended; empty if the server
 * does not send it.
 */
export const recommendedBerthSchema = entity({ berth: nullable(berthSchema), reason: text() });

/** A kind of berth at a lot. `leftNum`: how many are free now. */
export const berthTypeAvailabilitySchema = entity({
  berthType: code(BERTH_TYPE_CODES, BERTH_TYPE.unknown),
  berthTypeText: text(),
  leftNum: count(),
  totalNum: count(),
});
export type BerthTypeAvailability = Infer<typeof berthTypeAvailabilitySchema>;
export const berthTypeAvailabilitiesSchema = createCursorPageSchema(berthTypeAvailabilitySchema);

/** A berth that belongs to the driver, from their registration as owner. `lockId` is empty if it has no lock. */
export const registeredBerthSchema = entity({
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
export type RegisteredBerth = Infer<typeof registeredBerthSchema>;
/** `registered` is 1 if the driver has a berth of their own today. */
export const registeredBerthsSchema = createRegisteredBerthPageSchema(registeredBerthSchema);

/** A package of a lot on a date, `YYYY-MM-DD`. */
export interface BookingPackageDay {
  parkId: string;
  packageId: string;
  bookDate: string;
}

export const berthCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    getRecommendedBerth: build.query<Infer<typeof recommendedBerthSchema>, BookingPackageDay>({
      query: (body) => ({ path: 'getRecommendBerthInfo', body }),
      ...responseOptions(recommendedBerthSchema),
      providesTags: ['Berth'],
      keepUnusedDataFor: 0, // another driver may book it meanwhile
    }),
    listBerths: build.query<Infer<typeof berthsSchema>, BookingPackageDay>({
      query: (body) => ({ path: 'getBerthInfo', body }),
      ...responseOptions(berthsSchema),
      providesTags: ['Berth'],
      keepUnusedDataFor: 0,
    }),
    listBerthKinds: build.query<Infer<typeof berthTypeAvailabilitiesSchema>, { parkId: string }>({
      query: (body) => ({ path: 'getParkingBerthType', body }),
      ...responseOptions(berthTypeAvailabilitiesSchema),
      providesTags: ['Berth'],
    }),
    listRegisteredBerths: build.query<Infer<typeof registeredBerthsSchema>, void>({
      query: () => ({ path: 'hasRegisteredBerth' }),
      ...responseOptions(registeredBerthsSchema),
      providesTags: ['Berth'],
    }),
  }),
});
export const { useGetRecommendedBerthQuery, useListBerthsQuery, useListBerthKindsQuery, useListRegisteredBerthsQuery } =
  berthCalls;
