import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { bookingApi } from './bookingApi';
import { createCursorPageSchema, createPageWithRegisteredFlagSchema } from './cursorPage';

export const BERTH_TYPE = { unknown: 0, ordinary: 1, charging: 2, accessible: 3, mini: 4, mechanical: 5 } as const;
export const BERTH_TYPE_CODES = [0, 1, 2, 3, 4, 5] as const;
/** A berth of unknown state cannot be booked. */
export const BERTH_STATE = { unknown: 0, free: 1, booked: 2, occupied: 3, closed: 4 } as const;
export const BERTH_STATE_CODES = [0, 1, 2, 3, 4] as const;

/** A berth with its state for the requested package and date. `price`: cents of the package. */
export const berthSchema = wire.entity({
  berthId: wire.id(),
  berthNo: wire.requiredText(),
  floor: wire.text(),
  area: wire.text(),
  berthType: wire.enumCode(BERTH_TYPE_CODES, BERTH_TYPE.unknown),
  berthTypeText: wire.text(),
  hasLock: wire.flag(),
  price: wire.cents(),
  state: wire.enumCode(BERTH_STATE_CODES, BERTH_STATE.unknown),
  stateText: wire.text(),
});
export type Berth = wire.Infer<typeof berthSchema>;
export const berthsSchema = createCursorPageSchema(berthSchema);
/**
 * If `berth` is null, all berths of the requested type are taken. `reason`: why it is recommended; empty if the server
 * does not send it.
 */
export const recommendedBerthSchema = wire.entity({ berth: wire.nullable(berthSchema), reason: wire.text() });

/** A kind of berth at a lot. `leftNum`: how many are free now. */
export const berthTypeAvailabilitySchema = wire.entity({
  berthType: wire.enumCode(BERTH_TYPE_CODES, BERTH_TYPE.unknown),
  berthTypeText: wire.text(),
  leftNum: wire.count(),
  totalNum: wire.count(),
});
export type BerthTypeAvailability = wire.Infer<typeof berthTypeAvailabilitySchema>;
export const berthTypeAvailabilitiesSchema = createCursorPageSchema(berthTypeAvailabilitySchema);

/** A berth that belongs to the driver, from their registration as owner. `lockId` is empty if it has no lock. */
export const ownedBerthSchema = wire.entity({
  berthId: wire.id(),
  berthNo: wire.requiredText(),
  floor: wire.text(),
  area: wire.text(),
  parkId: wire.id(),
  parkName: wire.text(),
  lockId: wire.optionalId(),
  validFrom: wire.dateTime(),
  validTo: wire.dateTime(),
});
export type OwnedBerth = wire.Infer<typeof ownedBerthSchema>;
/** `registered` is 1 if the driver has a berth of their own today. */
export const ownedBerthsSchema = createPageWithRegisteredFlagSchema(ownedBerthSchema);

/** A package of a lot on a date, `YYYY-MM-DD`. */
export interface BookingPackageDateArgs {
  parkId: string;
  packageId: string;
  bookDate: string;
}

export const berthCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    getRecommendedBerth: build.query<wire.Infer<typeof recommendedBerthSchema>, BookingPackageDateArgs>({
      query: (body) => ({ path: 'getRecommendBerthInfo', body }),
      ...createEndpointResponseOptions(recommendedBerthSchema),
      providesTags: ['Berth'],
      keepUnusedDataFor: 0, // another driver may book it meanwhile
    }),
    listBerths: build.query<wire.Infer<typeof berthsSchema>, BookingPackageDateArgs>({
      query: (body) => ({ path: 'getBerthInfo', body }),
      ...createEndpointResponseOptions(berthsSchema),
      providesTags: ['Berth'],
      keepUnusedDataFor: 0,
    }),
    listBerthKinds: build.query<wire.Infer<typeof berthTypeAvailabilitiesSchema>, { parkId: string }>({
      query: (body) => ({ path: 'getParkingBerthType', body }),
      ...createEndpointResponseOptions(berthTypeAvailabilitiesSchema),
      providesTags: ['Berth'],
    }),
    listRegisteredBerths: build.query<wire.Infer<typeof ownedBerthsSchema>, void>({
      query: () => ({ path: 'hasRegisteredBerth' }),
      ...createEndpointResponseOptions(ownedBerthsSchema),
      providesTags: ['Berth'],
    }),
  }),
});
export const { useGetRecommendedBerthQuery, useListBerthsQuery, useListBerthKindsQuery, useListRegisteredBerthsQuery } =
  berthCalls;
