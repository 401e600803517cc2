import { APPEAL_STATE } from '@/domain/stay/appealState';
import { respondsWith } from '@/services/transport/store/defineService';
import { idempotentResponse, type RequestKey, tagsIfDefinite } from '@/services/transport/store/requestLookup';
import { type AppealArgs, appealFields } from '@/services/transport/wire/appeal';
import { pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
import {
  centsOrZero,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  optionalId,
  results,
  text,
  time,
} from '@/services/transport/wire/wire';

import { OFF_PEAK_KIND } from './offPeak';
import { specialApi } from './specialApi';

/** The `type` of a violation. */
export const VIOLATION_TYPE = { unknown: 0, overstay: 1, noShow: 2, cancelledTooOften: 3, otherCar: 4 } as const;

export const VIOLATION_TYPES = {
  [VIOLATION_TYPE.overstay]: '超时未离场',
  [VIOLATION_TYPE.noShow]: '未到场',
  [VIOLATION_TYPE.cancelledTooOften]: '频繁取消',
  [VIOLATION_TYPE.otherCar]: '非授权车辆',
} as const;

/** A breach of the rules. After `monthLimit` of them in a month nothing more can be booked. Money in cents. */
export const violation = entity({
  violationId: id(),
  type: code(Object.values(VIOLATION_TYPE), VIOLATION_TYPE.unknown),
  typeText: text(),
  orderNo: text(),
  /** Of the order. */
  kind: code(Object.values(OFF_PEAK_KIND), OFF_PEAK_KIND.unknown),
  time: time(),
  parkId: text(),
  parkName: text(),
  formatPlateNo: text(),
  /**
   * The cost of the violation itself, such as a forfeited deposit. Overtime is not included: it is on the bill of the
   * stay.
   */
  penaltyFee: centsOrZero(),
  penaltyText: text(),
  /** The stay that was too long; with `parkId` it identifies its bill. */
  uniqueId: optionalId(),
  /** The number of violations in the month of `time`, up to then. */
  monthCount: count(),
  monthLimit: count(),
  /** Waived after an appeal: it does not count. */
  isWaived: flag(),
  /** The state of its latest appeal; 0 if there is none. */
  appealState: code(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  canAppeal: flag(),
});
export type Violation = Infer<typeof violation>;
export const violations = results(violation);

/** The `reasonType` of an appeal against a violation, with its text. */
export const VIOLATION_APPEAL_REASONS = {
  1: '已按时离场',
  2: '已按时到场',
  3: '停车场原因',
  4: '非本车',
  9: '其他',
} as const;
export type ViolationAppealReason = keyof typeof VIOLATION_APPEAL_REASONS;
/** 其他: it requires a description. */
export const OTHER_VIOLATION_REASON = 9;

/** An appeal about a violation. */
export const violationAppeal = entity({ ...appealFields, violationId: id() });
export type ViolationAppeal = Infer<typeof violationAppeal>;
export const violationAppeals = results(violationAppeal);

export const violationCalls = specialApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Latest first. */
    listViolations: build.infiniteQuery<Infer<typeof violations>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'diffTimeViolations', query: pageQuery(pageParam) }),
      ...respondsWith(violations, { suppressErrors: 'unlisted' }), // the page shows the failure itself
      providesTags: ['OffPeakOrder'],
    }),
    /** The appeals about one violation, latest first. */
    listViolationAppeals: build.query<Infer<typeof violationAppeals>, { violationId: string }>({
      query: (query) => ({ path: 'diffTimeViolationAppeals', query: { ...query } }),
      ...respondsWith(violationAppeals, { suppressErrors: 'unlisted' }),
      providesTags: ['OffPeakOrder'],
    }),
    submitViolationAppeal: build.mutation<ViolationAppeal, AppealArgs & RequestKey & { violationId: string }>({
      query: (body) => ({ path: 'diffTimeViolationAppeals', method: 'POST', body }),
      ...idempotentResponse('special', violationAppeal, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: tagsIfDefinite(['OffPeakOrder']),
    }),
  }),
});
export const { useListViolationsInfiniteQuery, useListViolationAppealsQuery } = violationCalls;
