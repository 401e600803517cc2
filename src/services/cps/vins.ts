import { encodeSegment } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import { code, entity, id, ignoredData, type Infer, results, text, time } from '@/services/transport/wire/wire';

import { cpsApi } from './cpsApi';

/** The `state` of a VIN; 0 unknown. Only an active one starts charging automatically; the driver can disable it. */
export const VIN_STATE = { unknown: 0, underReview: 1, active: 2, disabled: 3, rejected: 4 } as const;

/** A car that starts charging when it is plugged in, paid from the balance. */
export const vin = entity({
  vinId: id(),
  /** 17 characters. */
  vin: text(),
  plateNo: text(),
  formatPlateNo: text(),
  state: code(Object.values(VIN_STATE), VIN_STATE.unknown),
  stateText: text(),
  rejectReason: text(),
  addTime: time(),
});
export type Vin = Infer<typeof vin>;
export const vins = results(vin);

export const vinCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listVins: build.query<Infer<typeof vins>, void>({
      query: () => ({ path: 'vins' }),
      ...respondsWith(vins),
      providesTags: ['Vin'],
    }),
    /**
     * `licencePicUrl`: the uploaded photo of the vehicle licence. It is reviewed before the VIN becomes active.
     * `autoPayAgreed`: the driver agrees that each charge is paid from the balance automatically. Adding is
     * idempotent.
     */
    addVin: build.mutation<Vin, { plateNo: string; vin: string; licencePicUrl: string; autoPayAgreed: 1 }>({
      query: (body) => ({ path: 'vins', method: 'POST', body }),
      ...respondsWith(vin, { suppressErrors: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['Vin'],
    }),
    /** Switches it on or off. */
    switchVin: build.mutation<Vin, { vinId: string; isOn: 0 | 1 }>({
      query: ({ vinId, ...body }) => ({ path: `vins/${encodeSegment(vinId)}`, method: 'PUT', body }),
      ...respondsWith(vin),
      invalidatesTags: ['Vin'],
    }),
    removeVin: build.mutation<unknown, { vinId: string }>({
      query: ({ vinId }) => ({ path: `vins/${encodeSegment(vinId)}`, method: 'DELETE' }),
      ...respondsWith(ignoredData()),
      invalidatesTags: ['Vin'],
    }),
  }),
});
export const { useListVinsQuery, useAddVinMutation, useRemoveVinMutation, useSwitchVinMutation } = vinCalls;
