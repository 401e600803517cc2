import { PLATE_COLORS, UNKNOWN_COLOR } from '@/domain/plate/plateCodes';
import type { CAR_KIND, CERT_STATE } from '@/domain/plate/vehicleCodes';
import { encodeSegment } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import {
  code,
  type CodeOf,
  count,
  entity,
  flag,
  id,
  ignoredData,
  type Infer,
  requiredText,
  rowsIn,
  text,
} from '@/services/transport/wire/wire';
import type { WITHHOLD_STATE } from '@/services/transport/wire/withholdState';

import { chargeApi } from './chargeApi';

/** The server never sends the unknown state for a plate. */
type PlateWithholdState = Exclude<CodeOf<typeof WITHHOLD_STATE>, typeof WITHHOLD_STATE.unknown>;

/** A plate that belongs to the signed-in driver. */
export const boundPlate = entity({
  plateId: id(),
  plateNo: requiredText(),
  formatPlateNo: requiredText(),
  plateColor: code(PLATE_COLORS, UNKNOWN_COLOR),
  carKind: code<CodeOf<typeof CAR_KIND>>([0, 1, 2, 3], 0),
  isDefault: flag(),
  certState: code<CodeOf<typeof CERT_STATE>>([0, 1, 2, 3], 0),
  /** The reason why the documents were rejected. */
  certReason: text(),
  /** It has a running stay, so it cannot be unbound. */
  hasRunningBill: flag(),
  arrearsNum: count(),
  /** The number of period passes that are valid now. */
  bagNum: count(),
  withholdState: code<PlateWithholdState>([0, 1, 2, 3, 4], 0),
});
export type BoundPlate = Infer<typeof boundPlate>;
export const boundPlates = rowsIn('results', boundPlate, { total: count(-1) });
export type BoundPlates = Infer<typeof boundPlates>;

export interface BindPlateArgs {
  plateNo: string;
  plateColor: number;
  /** A value of CAR_KIND. */
  carKind: number;
  isDefault: 0 | 1;
}

/** The plate is bound by another driver. It can be claimed with the vehicle's documents. */
export const CODE_PLATE_TAKEN = '0x10d7500010';
/** The plate has a running stay. */
export const CODE_PLATE_IN_USE = '0x10d7500011';

export const plateCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    listBoundPlates: build.query<BoundPlates, void>({
      query: () => ({ path: 'parkOrders/msp/driverPlate' }),
      ...respondsWith(boundPlates),
      providesTags: ['Plate', 'Bill'],
    }),
    // Assumed: not in the published contract.
    bindPlate: build.mutation<BoundPlate, BindPlateArgs>({
      query: (body) => ({ path: 'parkOrders/msp/driverPlate', method: 'POST', body }),
      ...respondsWith(boundPlate, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: ['Plate', 'Bill'],
    }),
    /** Refused while the plate has a running stay. */
    unbindPlate: build.mutation<unknown, { plateId: string }>({
      query: ({ plateId }) => ({ path: `parkOrders/msp/driverPlate/${encodeSegment(plateId)}`, method: 'DELETE' }),
      ...respondsWith(ignoredData(), { suppressErrors: [CODE_PLATE_IN_USE] }), // the caller shows which bill is running
      invalidatesTags: ['Plate', 'Bill'],
    }),
    makePlateDefault: build.mutation<unknown, { plateId: string }>({
      query: ({ plateId }) => ({ path: `parkOrders/msp/driverPlate/${encodeSegment(plateId)}/default`, method: 'PUT' }),
      ...respondsWith(ignoredData()),
      invalidatesTags: ['Plate'],
    }),
  }),
});
export const { useListBoundPlatesQuery, useBindPlateMutation, useUnbindPlateMutation, useMakePlateDefaultMutation } =
  plateCalls;
