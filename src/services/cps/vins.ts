import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { responseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** The `state` of a VIN; 0 unknown. Only an active one starts charging automatically; the driver can disable it. */
export const VIN_STATE = { unknown: 0, underReview: 1, active: 2, disabled: 3, rejected: 4 } as const;

/** A car that starts charging when it is plugged in, paid from the balance. */
export const registeredVinSchema = wire.entity({
  vinId: wire.id(),
  /** 17 characters. */
  vin: wire.text(),
  plateNo: wire.text(),
  formatPlateNo: wire.text(),
  state: wire.code(Object.values(VIN_STATE), VIN_STATE.unknown),
  stateText: wire.text(),
  rejectReason: wire.text(),
  addTime: wire.time(),
});
export type RegisteredVin = wire.Infer<typeof registeredVinSchema>;
export const registeredVinsSchema = wire.results(registeredVinSchema);

export const vinCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listVins: build.query<wire.Infer<typeof registeredVinsSchema>, void>({
      query: () => ({ path: 'vins' }),
      ...responseOptions(registeredVinsSchema),
      providesTags: ['Vin'],
    }),
    /**
     * `licencePicUrl`: the uploaded photo of the vehicle licence. It is reviewed before the VIN becomes active.
     * `autoPayAgreed`: the driver agrees that each charge is paid from the balance automatically. Adding is
     * idempotent.
     */
    addVin: build.mutation<RegisteredVin, { plateNo: string; vin: string; licencePicUrl: string; autoPayAgreed: 1 }>({
      query: (body) => ({ path: 'vins', method: 'POST', body }),
      ...responseOptions(registeredVinSchema, { suppressErrors: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['Vin'],
    }),
    /** Switches it on or off. */
    switchVin: build.mutation<RegisteredVin, { vinId: string; isOn: 0 | 1 }>({
      query: ({ vinId, ...body }) => ({ path: `vins/${encodePathSegment(vinId)}`, method: 'PUT', body }),
      ...responseOptions(registeredVinSchema),
      invalidatesTags: ['Vin'],
    }),
    removeVin: build.mutation<unknown, { vinId: string }>({
      query: ({ vinId }) => ({ path: `vins/${encodePathSegment(vinId)}`, method: 'DELETE' }),
      ...responseOptions(wire.ignoredData()),
      invalidatesTags: ['Vin'],
    }),
  }),
});
export const { useListVinsQuery, useAddVinMutation, useRemoveVinMutation, useSwitchVinMutation } = vinCalls;
