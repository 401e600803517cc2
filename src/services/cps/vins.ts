import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** The `state` of a VIN; 0 unknown. Only an active one starts charging automatically; the driver can disable it. */
export const PLUG_AND_CHARGE_VIN_STATE = { unknown: 0, underReview: 1, active: 2, disabled: 3, rejected: 4 } as const;

/** A car that starts charging when it is plugged in, paid from the balance. */
export const plugAndChargeVinSchema = wire.entity({
  vinId: wire.id(),
  /** 17 characters. */
  vin: wire.text(),
  plateNo: wire.text(),
  formatPlateNo: wire.text(),
  state: wire.enumCode(Object.values(PLUG_AND_CHARGE_VIN_STATE), PLUG_AND_CHARGE_VIN_STATE.unknown),
  stateText: wire.text(),
  rejectReason: wire.text(),
  addTime: wire.dateTime(),
});
export type PlugAndChargeVin = wire.Infer<typeof plugAndChargeVinSchema>;
export const plugAndChargeVinsSchema = wire.results(plugAndChargeVinSchema);

export const plugAndChargeVinCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listVins: build.query<wire.Infer<typeof plugAndChargeVinsSchema>, void>({
      query: () => ({ path: 'vins' }),
      ...createEndpointResponseOptions(plugAndChargeVinsSchema),
      providesTags: ['Vin'],
    }),
    /**
     * `licencePicUrl`: the uploaded photo of the vehicle licence. It is reviewed before the VIN becomes active.
     * `autoPayAgreed`: the driver agrees that each charge is paid from the balance automatically. Adding is
     * idempotent.
     */
    addVin: build.mutation<PlugAndChargeVin, { plateNo: string; vin: string; licencePicUrl: string; autoPayAgreed: 1 }>(
      {
        query: (body) => ({ path: 'vins', method: 'POST', body }),
        ...createEndpointResponseOptions(plugAndChargeVinSchema, { suppressErrors: 'unlisted' }), // the form shows the failure
        invalidatesTags: ['Vin'],
      },
    ),
    /** Switches it on or off. */
    switchVin: build.mutation<PlugAndChargeVin, { vinId: string; isOn: 0 | 1 }>({
      query: ({ vinId, ...body }) => ({ path: `vins/${encodePathSegment(vinId)}`, method: 'PUT', body }),
      ...createEndpointResponseOptions(plugAndChargeVinSchema),
      invalidatesTags: ['Vin'],
    }),
    removeVin: build.mutation<unknown, { vinId: string }>({
      query: ({ vinId }) => ({ path: `vins/${encodePathSegment(vinId)}`, method: 'DELETE' }),
      ...createEndpointResponseOptions(wire.ignoredData()),
      invalidatesTags: ['Vin'],
    }),
  }),
});
export const { useListVinsQuery, useAddVinMutation, useRemoveVinMutation, useSwitchVinMutation } =
  plugAndChargeVinCalls;
