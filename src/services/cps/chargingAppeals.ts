import { encodeSegment } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import { idempotentResponse, type RequestKey, tagsIfDefinite } from '@/services/transport/store/requestLookup';
import { type AppealArgs, appealFields } from '@/services/transport/wire/appeal';
import { entity, id, type Infer, results } from '@/services/transport/wire/wire';

import { cpsApi } from './cpsApi';

/** The `reasonType` of an appeal against a charging order, with its text. */
export const CHARGING_APPEAL_REASONS = {
  1: '未充电却计费',
  2: '电量不符',
  3: '无法停止',
  4: '重复扣费',
  5: '枪故障',
  9: '其他',
} as const;
export type ChargingAppealReason = keyof typeof CHARGING_APPEAL_REASONS;
/** The `reasonType` of an appeal against an occupation fee, with its text. */
export const OCCUPY_APPEAL_REASONS = {
  1: '已按时离开',
  2: '桩故障无法拔枪',
  3: '非本车',
  4: '时间错误',
  9: '其他',
} as const;
export type OccupyAppealReason = keyof typeof OCCUPY_APPEAL_REASONS;
/** 其他, in both lists: it requires a description. */
export const OTHER_APPEAL_REASON = 9;

/** An appeal about a charging order (`orderNo`). */
export const chargingAppeal = entity({ ...appealFields, orderNo: id() });
export type ChargingAppeal = Infer<typeof chargingAppeal>;
export const chargingAppeals = results(chargingAppeal);

/** An appeal about an occupation fee (`occupyOrderNo`). */
export const occupyAppeal = entity({ ...appealFields, occupyOrderNo: id() });
export type OccupyAppeal = Infer<typeof occupyAppeal>;
export const occupyAppeals = results(occupyAppeal);

export const chargingAppealCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** The driver's own appeals, latest first. With `orderNo`, only those about that order. */
    listChargingAppeals: build.query<Infer<typeof chargingAppeals>, { orderNo?: string }>({
      query: (query) => ({ path: 'chargingOrderAppeals', query: { ...query } }),
      ...respondsWith(chargingAppeals, { suppressErrors: 'unlisted' }), // the page shows the failure itself
      providesTags: ['ChargingAppeal'],
    }),
    getChargingAppeal: build.query<ChargingAppeal, { appealId: string }>({
      query: ({ appealId }) => ({ path: `chargingOrderAppeals/${encodeSegment(appealId)}` }),
      ...respondsWith(chargingAppeal, { suppressErrors: 'unlisted' }),
      providesTags: ['ChargingAppeal'],
    }),
    submitChargingAppeal: build.mutation<ChargingAppeal, AppealArgs & RequestKey & { orderNo: string }>({
      query: (body) => ({ path: 'chargingOrderAppeals', method: 'POST', body }),
      ...idempotentResponse('cps', chargingAppeal, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: tagsIfDefinite(['ChargingAppeal', 'ChargingOrder']),
    }),
    listOccupyAppeals: build.query<Infer<typeof occupyAppeals>, { occupyOrderNo?: string }>({
      query: (query) => ({ path: 'occupyOrderAppeals', query: { ...query } }),
      ...respondsWith(occupyAppeals, { suppressErrors: 'unlisted' }),
      providesTags: ['OccupyAppeal'],
    }),
    getOccupyAppeal: build.query<OccupyAppeal, { appealId: string }>({
      query: ({ appealId }) => ({ path: `occupyOrderAppeals/${encodeSegment(appealId)}` }),
      ...respondsWith(occupyAppeal, { suppressErrors: 'unlisted' }),
      providesTags: ['OccupyAppeal'],
    }),
    submitOccupyAppeal: build.mutation<OccupyAppeal, AppealArgs & RequestKey & { occupyOrderNo: string }>({
      query: (body) => ({ path: 'occupyOrderAppeals', method: 'POST', body }),
      ...idempotentResponse('cps', occupyAppeal, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: tagsIfDefinite(['OccupyAppeal', 'OccupyOrder']),
    }),
  }),
});
export const {
  useListChargingAppealsQuery,
  useGetChargingAppealQuery,
  useListOccupyAppealsQuery,
  useGetOccupyAppealQuery,
} = chargingAppealCalls;
