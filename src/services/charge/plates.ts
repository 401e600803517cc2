import { ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR } from '@/domain/plate/plateCodes';
import type { CAR_KIND, VEHICLE_CERT_STATE } from '@/domain/plate/vehicleCodes';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';
import type { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';

import { parkingChargeApi } from './parkingChargeApi';

/** The server never sends the unknown state for a plate. */
type PlateWithholdState = Exclude<wire.CodeOf<typeof AUTO_DEDUCTION_STATE>, typeof AUTO_DEDUCTION_STATE.unknown>;

/** A plate that belongs to the signed-in driver. */
export const boundPlateSchema = wire.entity({
  plateId: wire.id(),
  plateNo: wire.requiredText(),
  formatPlateNo: wire.requiredText(),
  plateColor: wire.enumCode(ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR),
  carKind: wire.enumCode<wire.CodeOf<typeof CAR_KIND>>([0, 1, 2, 3], 0),
  isDefault: wire.flag(),
  certState: wire.enumCode<wire.CodeOf<typeof VEHICLE_CERT_STATE>>([0, 1, 2, 3], 0),
  /** The reason why the documents were rejected. */
  certReason: wire.text(),
  /** It has a running stay, so it cannot be unbound. */
  hasRunningBill: wire.flag(),
  arrearsNum: wire.count(),
  /** The number of period passes that are valid now. */
  bagNum: wire.count(),
  withholdState: wire.enumCode<PlateWithholdState>([0, 1, 2, 3, 4], 0),
});
export type BoundPlate = wire.Infer<typeof boundPlateSchema>;
export const boundPlatesSchema = wire.rowsInField('results', boundPlateSchema, { total: wire.count(-1) });
export type BoundPlates = wire.Infer<typeof boundPlatesSchema>;

export interface BindPlateArgs {
  plateNo: string;
  plateColor: number;
  /** A value of CAR_KIND. */
  carKind: number;
  isDefault: 0 | 1;
}

/** The plate is bound by another driver. It can be claimed with the vehicle's documents. */
export const PLATE_TAKEN_ERROR_CODE = '0x10d7500010';
/** The plate has a running stay. */
export const PLATE_HAS_STAY_ERROR_CODE = '0x10d7500011';

export const plateCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    listBoundPlates: build.query<BoundPlates, void>({
      query: () => ({ path: 'parkOrders/msp/driverPlate' }),
      ...createEndpointResponseOptions(boundPlatesSchema),
      providesTags: ['Plate', 'Bill'],
    }),
    // Assumed: not in the published contract.
    bindPlate: build.mutation<BoundPlate, BindPlateArgs>({
      query: (body) => ({ path: 'parkOrders/msp/driverPlate', method: 'POST', body }),
      ...createEndpointResponseOptions(boundPlateSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: ['Plate', 'Bill'],
    }),
    /** Refused while the plate has a running stay. */
    unbindPlate: build.mutation<unknown, { plateId: string }>({
      query: ({ plateId }) => ({ path: `parkOrders/msp/driverPlate/${encodePathSegment(plateId)}`, method: 'DELETE' }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: [PLATE_HAS_STAY_ERROR_CODE] }), // the caller shows which bill is running
      invalidatesTags: ['Plate', 'Bill'],
    }),
    makePlateDefault: build.mutation<unknown, { plateId: string }>({
      query: ({ plateId }) => ({
        path: `parkOrders/msp/driverPlate/${encodePathSegment(plateId)}/default`,
        method: 'PUT',
      }),
      ...createEndpointResponseOptions(wire.ignoredData()),
      invalidatesTags: ['Plate'],
    }),
  }),
});
export const { useListBoundPlatesQuery, useBindPlateMutation, useUnbindPlateMutation, useMakePlateDefaultMutation } =
  plateCalls;
