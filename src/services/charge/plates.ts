import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import {
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  list,
  nothing,
  requiredText,
  text,
} from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';

/** plateColor of the wire; -1 unknown. */
export const PLATE_COLORS = [-1, 1, 2, 3, 4, 5, 6] as const;

/** A plate that belongs to the signed-in driver. */
export const boundPlate = entity({
  plateId: id(),
  plateNo: requiredText(),
  formatPlateNo: requiredText(),
  /** 1 blue, 2 yellow, 3 white, 4 black, 5 green, 6 yellow-green. */
  plateColor: code(PLATE_COLORS, -1),
  /** 1 small, 2 large, 3 new-energy; 0 unknown. */
  carKind: code([0, 1, 2, 3], 0),
  isDefault: flag(),
  /** Whether the vehicle's papers were seen: 0 not yet, 1 under review, 2 seen, 3 refused. */
  certState: code([0, 1, 2, 3], 0),
  /** Why the papers were not accepted. */
  certReason: text(),
  /** A stay of it is running: it cannot be unbound. */
  hasRunningBill: flag(),
  arrearsNum: count(),
  /** Period passes that are good now. */
  bagNum: count(),
  /** Whether it is paid for without being asked: 0 no, 1 yes, 2 paused, 3 not authorized, 4 closed. */
  withholdState: code([0, 1, 2, 3, 4], 0),
});
export type BoundPlate = Infer<typeof boundPlate>;
/** `maxPlates`: how many one driver may have; 0 where the server does not tell. */
export const boundPlates = entity({ results: list(boundPlate), total: count(-1), maxPlates: count() });
export type BoundPlates = Infer<typeof boundPlates>;

export interface BindPlateArgs {
  plateNo: string;
  plateColor: number;
  /** 1 small, 2 large, 3 new-energy. */
  carKind: number;
  isDefault: 0 | 1;
}

/** The plate belongs to another driver: it can be claimed with the vehicle's papers. */
export const CODE_PLATE_TAKEN = '0x10d7500010';
/** A stay of the plate is running. */
export const CODE_PLATE_IN_USE = '0x10d7500011';

export const plateCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    listBoundPlates: build.query<BoundPlates, void>({
      query: () => ({ path: 'parkOrders/msp/driverPlate' }),
      ...reads(boundPlates),
      providesTags: ['Plate', 'Bill'],
    }),
    // Assumed: not in the published contract.
    bindPlate: build.mutation<BoundPlate, BindPlateArgs>({
      query: (body) => ({ path: 'parkOrders/msp/driverPlate', method: 'POST', body }),
      ...reads(boundPlate, { handles: 'unlisted' }), // the form says it beside its fields
      invalidatesTags: ['Plate', 'Bill'],
    }),
    /** Refused while a stay of it is running. */
    unbindPlate: build.mutation<unknown, { plateId: string }>({
      query: ({ plateId }) => ({ path: `parkOrders/msp/driverPlate/${segment(plateId)}`, method: 'DELETE' }),
      ...reads(nothing(), { handles: [CODE_PLATE_IN_USE] }), // the caller names the bill
      invalidatesTags: ['Plate', 'Bill'],
    }),
    makePlateDefault: build.mutation<unknown, { plateId: string }>({
      query: ({ plateId }) => ({ path: `parkOrders/msp/driverPlate/${segment(plateId)}/default`, method: 'PUT' }),
      ...reads(nothing()),
      invalidatesTags: ['Plate'],
    }),
  }),
});
export const { useListBoundPlatesQuery, useBindPlateMutation, useUnbindPlateMutation, useMakePlateDefaultMutation } =
  plateCalls;
