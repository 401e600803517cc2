import { APPEAL_STATE } from '@/domain/stay/appealState';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
  invalidatesTagsIfOutcomeKnown,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { type AppealArgs, appealFields } from '@/services/schema/appeal';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { OFF_PEAK_ORDER_KIND } from './offPeak';
import { passOffPeakApi } from './passOffPeakApi';

/** The `type` of a violation. */
export const OFF_PEAK_VIOLATION_TYPE = {
  unknown: 0,
  overstay: 1,
  noShow: 2,
  cancelledTooOften: 3,
  otherCar: 4,
} as const;

export const OFF_PEAK_VIOLATION_TYPE_LABELS = {
  [OFF_PEAK_VIOLATION_TYPE.overstay]: '超时未离场',
  [OFF_PEAK_VIOLATION_TYPE.noShow]: '未到场',
  [OFF_PEAK_VIOLATION_TYPE.cancelledTooOften]: '频繁取消',
  [OFF_PEAK_VIOLATION_TYPE.otherCar]: '非授权车辆',
} as const;

/** A breach of the rules. After `monthLimit` of them in a month nothing more can be booked. Money in cents. */
export const offPeakViolationSchema = wire.entity({
  violationId: wire.id(),
  type: wire.enumCode(Object.values(OFF_PEAK_VIOLATION_TYPE), OFF_PEAK_VIOLATION_TYPE.unknown),
  typeText: wire.text(),
  orderNo: wire.text(),
  /** Of the order. */
  kind: wire.enumCode(Object.values(OFF_PEAK_ORDER_KIND), OFF_PEAK_ORDER_KIND.unknown),
  time: wire.dateTime(),
  parkId: wire.text(),
  parkName: wire.text(),
  formatPlateNo: wire.text(),
  /**
   * The cost of the violation itself, such as a forfeited deposit. Overtime is not included: it is on the bill of the
   * stay.
   */
  penaltyFee: wire.centsOrZero(),
  penaltyText: wire.text(),
  /** The stay that was too long; with `parkId` it identifies its bill. */
  uniqueId: wire.optionalId(),
  /** The number of violations in the month of `time`, up to then. */
  monthCount: wire.count(),
  monthLimit: wire.count(),
  /** Waived after an appeal: it does not count. */
  isWaived: wire.flag(),
  /** The state of its latest appeal; 0 if there is none. */
  appealState: wire.enumCode(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  canAppeal: wire.flag(),
});
export type OffPeakViolation = wire.Infer<typeof offPeakViolationSchema>;
export const offPeakViolationsSchema = wire.results(offPeakViolationSchema);

/** The `reasonType` of an appeal against a violation, with its text. */
export const OFF_PEAK_VIOLATION_APPEAL_REASON_LABELS = {
  1: '已按时离场',
  2: '已按时到场',
  3: '停车场原因',
  4: '非本车',
  9: '其他',
} as const;
export type OffPeakViolationAppealReason = keyof typeof OFF_PEAK_VIOLATION_APPEAL_REASON_LABELS;
/** 其他: it requires a description. */
export const OTHER_OFF_PEAK_VIOLATION_APPEAL_REASON = 9;

/** An appeal about a violation. */
export const offPeakViolationAppealSchema = wire.entity({ ...appealFields, violationId: wire.id() });
export type OffPeakViolationAppeal = wire.Infer<typeof offPeakViolationAppealSchema>;
export const offPeakViolationAppealsSchema = wire.results(offPeakViolationAppealSchema);

export const offPeakViolationCalls = passOffPeakApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Latest first. */
    listViolations: build.infiniteQuery<wire.Infer<typeof offPeakViolationsSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'diffTimeViolations', query: toPageQuery(pageParam) }),
      ...createEndpointResponseOptions(offPeakViolationsSchema, { suppressErrors: 'unlisted' }), // the page shows the failure itself
      providesTags: ['OffPeakOrder'],
    }),
    /** The appeals about one violation, latest first. */
    listViolationAppeals: build.query<wire.Infer<typeof offPeakViolationAppealsSchema>, { violationId: string }>({
      query: (query) => ({ path: 'diffTimeViolationAppeals', query: { ...query } }),
      ...createEndpointResponseOptions(offPeakViolationAppealsSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OffPeakOrder'],
    }),
    submitViolationAppeal: build.mutation<
      OffPeakViolationAppeal,
      AppealArgs & IdempotencyKey & { violationId: string }
    >({
      query: (body) => ({ path: 'diffTimeViolationAppeals', method: 'POST', body }),
      ...createIdempotentResponseOptions('special', offPeakViolationAppealSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: invalidatesTagsIfOutcomeKnown(['OffPeakOrder']),
    }),
  }),
});
export const { useListViolationsInfiniteQuery, useListViolationAppealsQuery } = offPeakViolationCalls;
