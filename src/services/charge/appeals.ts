import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
  invalidatesTagsIfOutcomeKnown,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { type AppealArgs, appealFields } from '@/services/schema/appeal';
import * as wire from '@/services/schema/wire';

import type { ParkingBillKey } from './bills';
import { parkingChargeApi } from './parkingChargeApi';

/** The reasonType of an appeal against a parking bill. */
export const PARKING_APPEAL_REASON = {
  notParked: 1,
  wrongTime: 2,
  wrongAmount: 3,
  chargedTwice: 4,
  clonedPlate: 5,
  notMine: 6,
  other: 7,
} as const;
export const PARKING_APPEAL_REASON_LABELS = {
  [PARKING_APPEAL_REASON.notParked]: '未停车',
  [PARKING_APPEAL_REASON.wrongTime]: '时间错误',
  [PARKING_APPEAL_REASON.wrongAmount]: '金额错误',
  [PARKING_APPEAL_REASON.chargedTwice]: '重复扣费',
  [PARKING_APPEAL_REASON.clonedPlate]: '套牌车',
  [PARKING_APPEAL_REASON.notMine]: '不是我的车',
  [PARKING_APPEAL_REASON.other]: '其他',
} as const;
export type ParkingAppealReason = keyof typeof PARKING_APPEAL_REASON_LABELS;

/** An appeal against a parking bill. It can be withdrawn until it is answered. */
export const parkingAppealSchema = wire.entity({
  ...appealFields,
  uniqueId: wire.id(),
  parkId: wire.id(),
  canCancel: wire.flag(),
});
export type ParkingAppeal = wire.Infer<typeof parkingAppealSchema>;
export const parkingAppealsSchema = wire.results(parkingAppealSchema);

/** At most 4 pictures. */
export interface SubmitParkingAppealArgs extends AppealArgs, ParkingBillKey, IdempotencyKey {
  reasonType: ParkingAppealReason;
}

export const parkingAppealCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every appeal against this bill, newest first. */
    listParkingAppeals: build.query<wire.Infer<typeof parkingAppealsSchema>, ParkingBillKey>({
      query: (query) => ({ path: 'parkOrderAppeals/msp', query: { ...query } }),
      ...createEndpointResponseOptions(parkingAppealsSchema, { suppressErrors: 'unlisted' }), // the page shows the failure itself
      providesTags: ['Appeal'],
    }),
    // Assumed: not in the published contract.
    /** The bill is then under appeal and cannot be paid until the appeal is answered. */
    submitParkingAppeal: build.mutation<ParkingAppeal, SubmitParkingAppealArgs>({
      query: (body) => ({ path: 'parkOrderAppeals/msp', method: 'POST', body }),
      ...createIdempotentResponseOptions('charge', parkingAppealSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: invalidatesTagsIfOutcomeKnown(['Appeal', 'Bill']),
    }),
    cancelParkingAppeal: build.mutation<ParkingAppeal, IdempotencyKey & { appealId: string }>({
      query: ({ appealId, ...body }) => ({
        path: `parkOrderAppeals/msp/${encodePathSegment(appealId)}/cancel`,
        method: 'PUT',
        body,
      }),
      ...createIdempotentResponseOptions('charge', parkingAppealSchema),
      invalidatesTags: ['Appeal', 'Bill'],
    }),
  }),
});
export const { useListParkingAppealsQuery } = parkingAppealCalls;
