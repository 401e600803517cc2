import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
  invalidatesTagsIfOutcomeKnown,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { type AppealArgs, appealFields } from '@/services/schema/appeal';
import * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** The `reasonType` of an appeal against a charging order, with its text. */
export const CHARGING_APPEAL_REASON_LABELS = {
  1: '未充电却计费',
  2: '电量不符',
  3: '无法停止',
  4: '重复扣费',
  5: '枪故障',
  9: '其他',
} as const;
export type ChargingAppealReason = keyof typeof CHARGING_APPEAL_REASON_LABELS;
/** The `reasonType` of an appeal against an idle fee, with its text. */
export const IDLE_FEE_APPEAL_REASON_LABELS = {
  1: '已按时离开',
  2: '桩故障无法拔枪',
  3: '非本车',
  4: '时间错误',
  9: '其他',
} as const;
export type IdleFeeAppealReason = keyof typeof IDLE_FEE_APPEAL_REASON_LABELS;
/** 其他, in both lists: it requires a description. */
export const OTHER_CHARGING_APPEAL_REASON = 9;

/** An appeal about a charging order (`orderNo`). */
export const chargingAppealSchema = wire.entity({ ...appealFields, orderNo: wire.id() });
export type ChargingAppeal = wire.Infer<typeof chargingAppealSchema>;
export const chargingAppealsSchema = wire.results(chargingAppealSchema);

/** An appeal about an idle fee (`occupyOrderNo`). */
export const idleFeeAppealSchema = wire.entity({ ...appealFields, occupyOrderNo: wire.id() });
export type IdleFeeAppeal = wire.Infer<typeof idleFeeAppealSchema>;
export const idleFeeAppealsSchema = wire.results(idleFeeAppealSchema);

export const chargingAppealCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** The driver's own appeals, latest first. With `orderNo`, only those about that order. */
    listChargingAppeals: build.query<wire.Infer<typeof chargingAppealsSchema>, { orderNo?: string }>({
      query: (query) => ({ path: 'chargingOrderAppeals', query: { ...query } }),
      ...createEndpointResponseOptions(chargingAppealsSchema, { suppressErrors: 'unlisted' }), // the page shows the failure itself
      providesTags: ['ChargingAppeal'],
    }),
    getChargingAppeal: build.query<ChargingAppeal, { appealId: string }>({
      query: ({ appealId }) => ({ path: `chargingOrderAppeals/${encodePathSegment(appealId)}` }),
      ...createEndpointResponseOptions(chargingAppealSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['ChargingAppeal'],
    }),
    submitChargingAppeal: build.mutation<ChargingAppeal, AppealArgs & IdempotencyKey & { orderNo: string }>({
      query: (body) => ({ path: 'chargingOrderAppeals', method: 'POST', body }),
      ...createIdempotentResponseOptions('cps', chargingAppealSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: invalidatesTagsIfOutcomeKnown(['ChargingAppeal', 'ChargingOrder']),
    }),
    listOccupyAppeals: build.query<wire.Infer<typeof idleFeeAppealsSchema>, { occupyOrderNo?: string }>({
      query: (query) => ({ path: 'occupyOrderAppeals', query: { ...query } }),
      ...createEndpointResponseOptions(idleFeeAppealsSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OccupyAppeal'],
    }),
    getOccupyAppeal: build.query<IdleFeeAppeal, { appealId: string }>({
      query: ({ appealId }) => ({ path: `occupyOrderAppeals/${encodePathSegment(appealId)}` }),
      ...createEndpointResponseOptions(idleFeeAppealSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OccupyAppeal'],
    }),
    submitOccupyAppeal: build.mutation<IdleFeeAppeal, AppealArgs & IdempotencyKey & { occupyOrderNo: string }>({
      query: (body) => ({ path: 'occupyOrderAppeals', method: 'POST', body }),
      ...createIdempotentResponseOptions('cps', idleFeeAppealSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: invalidatesTagsIfOutcomeKnown(['OccupyAppeal', 'OccupyOrder']),
    }),
  }),
});
export const {
  useListChargingAppealsQuery,
  useGetChargingAppealQuery,
  useListOccupyAppealsQuery,
  useGetOccupyAppealQuery,
} = chargingAppealCalls;
