import { APPEAL_STATE } from '@/domain/stay/appealState';
import { responseOptions } from '@/services/base/defineService/defineService';
import {
  idempotentResponseOptions,
  type RequestKey,
  tagsIfDefinite,
} from '@/services/base/idempotentRequests/requestLookupEndpoint';
import { type AppealArgs, appealFields } from '@/services/schema/appeal';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { OFF_PEAK_ORDER_KIND } from './offPeak';
import { passOffPeakApi } from './passOffPeakApi';

/** The `type` of a violation. */
export const VIOLATION_TYPE = { unknown: 0, overstay: 1, noShow: 2, cancelledTooOften: 3, otherCar: 4 } as const;

export const VIOLATION_TYPE_LABELS = {
  [VIOLATION_TYPE.overstay]: '超时未离场',
  [VIOLATION_TYPE.noShow]: '未到场',
  [VIOLATION_TYPE.cancelledTooOften]: '频繁取消',
  [VIOLATION_TYPE.otherCar]: '非授权车辆',
} as const;

/** A breach of the rules. After `monthLimit` of them in a month nothing more can be booked. Money in cents. */
export const violationSchema = wire.entity({
  violationId: wire.id(),
  type: wire.code(Object.values(VIOLATION_TYPE), VIOLATION_TYPE.unknown),
  typeText: wire.text(),
  orderNo: wire.text(),
  /** Of the order. */
  kind: wire.code(Object.values(OFF_PEAK_ORDER_KIND), OFF_PEAK_ORDER_KIND.unknown),
  time: wire.time(),
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
  appealState: wire.code(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  canAppeal: wire.flag(),
});
export type Violation = wire.Infer<typeof violationSchema>;
export const violationsSchema = wire.results(violationSchema);

/** The `reasonType` of an appeal against a violation, with its text. */
export const VIOLATION_APPEAL_REASON_LABELS = {
  1: '已按时离场',
  2: '已按时到场',
  3: '停车场原因',
  4: '非本车',
  9: '其他',
} as const;
export type ViolationAppealReason = keyof typeof VIOLATION_APPEAL_REASON_LABELS;
/** 其他: it requires a description. */
export const OTHER_VIOLATION_APPEAL_REASON = 9;

/** An appeal about a violation. */
export const violationAppealSchema = wire.entity({ ...appealFields, violationId: wire.id() });
export type ViolationAppeal = wire.Infer<typeof violationAppealSchema>;
export const violationAppealsSchema = wire.results(violationAppealSchema);

export const violationCalls = passOffPeakApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Latest first. */
    listViolations: build.infiniteQuery<wire.Infer<typeof violationsSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'diffTimeViolations', query: toPageQuery(pageParam) }),
      ...responseOptions(violationsSchema, { suppressErrors: 'unlisted' }), // the page shows the failure itself
      providesTags: ['OffPeakOrder'],
    }),
    /** The appeals about one violation, latest first. */
    listViolationAppeals: build.query<wire.Infer<typeof violationAppealsSchema>, { violationId: string }>({
      query: (query) => ({ path: 'diffTimeViolationAppeals', query: { ...query } }),
      ...responseOptions(violationAppealsSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['OffPeakOrder'],
    }),
    submitViolationAppeal: build.mutation<ViolationAppeal, AppealArgs & RequestKey & { violationId: string }>({
      query: (body) => ({ path: 'diffTimeViolationAppeals', method: 'POST', body }),
      ...idempotentResponseOptions('special', violationAppealSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: tagsIfDefinite(['OffPeakOrder']),
    }),
  }),
});
export const { useListViolationsInfiniteQuery, useListViolationAppealsQuery } = violationCalls;
