import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
  invalidatesTagsIfOutcomeKnown,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { couponFields } from '@/services/schema/couponFields';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { couponApi } from './couponApi';

/** The bizType of a coupon: the products it can be used for. */
export const COUPON_BIZ_TYPE = { parking: 1, charging: 2, pass: 3, any: 4 } as const;

/** A coupon of a driver, or of a plate that they have bound (then `plateNo` is set). Money in cents. */
export const userCouponSchema = wire.entity({
  ...couponFields,
  couponNo: wire.text(),
  bizType: wire.enumCode(Object.values(COUPON_BIZ_TYPE), COUPON_BIZ_TYPE.any),
  /** The maximum saving; 0: no limit. */
  maxDiscountFee: wire.centsOrZero(),
  startTime: wire.dateTime(),
  /** Empty: every lot. */
  parkIds: wire.list(wire.text()),
  plateNo: wire.text(),
  formatPlateNo: wire.text(),
  /** 1 a merchant, 2 registration, 3 a campaign, 4 bought; 0 unknown. */
  sourceType: wire.enumCode([0, 1, 2, 3, 4], 0),
  useTime: wire.dateTime(),
  /** The parking bill it was used for. */
  useUniqueId: wire.text(),
  useParkId: wire.text(),
  useParkName: wire.text(),
});
export type UserCoupon = wire.Infer<typeof userCouponSchema>;
export const userCouponsSchema = wire.results(userCouponSchema);

/** `state`: 1 usable (including locked ones), 3 used, 4 no longer valid (expired or withdrawn). */
export interface ListCouponsArgs {
  state: 1 | 3 | 4;
  bizType?: 1 | 2 | 3 | 4;
}

export interface ClaimPlateCouponArgs {
  /** The text behind a merchant's QR code. */
  code: string;
  plateNo: string;
  /** A PLATE colour: 2 for the yellow box, otherwise not sent. */
  plateColor?: number;
}

/**
 * The reason why a coupon is refused: the car is not inside, it already has a discount, the limit is exceeded, no
 * coupons are left, the offer has ended, or it was claimed before.
 */
export const COUPON_REFUSAL_LABELS = {
  '0xd0850001': '车辆未入场',
  '0xd0850002': '已有其他优惠',
  '0xd0850003': '超出次数',
  '0xd0850004': '已领完',
  '0xd0850005': '已过期',
  '0xd0850006': '已领取',
} as const;

export const couponCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: build.infiniteQuery<wire.Infer<typeof userCouponsSchema>, ListCouponsArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'userCoupons', query: { ...queryArg, ...toPageQuery(pageParam) } }),
      ...createEndpointResponseOptions(userCouponsSchema),
      providesTags: ['Coupon'],
    }),
    /**
     * Claims the gift of a registration or campaign (empty `activityId`: the registration). Returns the coupons. A
     * driver can claim each gift once.
     */
    claimGiftCoupons: build.mutation<
      wire.Infer<typeof userCouponsSchema>,
      IdempotencyKey & { activityId?: string; inviteCode?: string }
    >({
      query: (body) => ({ path: 'registorSendCoupon', method: 'POST', body }),
      ...createIdempotentResponseOptions('coupon', userCouponsSchema, { suppressErrors: 'unlisted' }), // the page shows why there is none
      invalidatesTags: invalidatesTagsIfOutcomeKnown(['Coupon']),
    }),
    /** Claims a merchant's coupon for a plate by its QR code; for visitors too. The pages show why it was refused. */
    sendPlateCoupon: build.mutation<UserCoupon, ClaimPlateCouponArgs>({
      query: (body) => ({ path: 'sendPlateCoupon', method: 'POST', body }),
      ...createEndpointResponseOptions(userCouponSchema, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['Coupon'],
    }),
    // Assumed: not in the published contract.
    getCoupon: build.query<UserCoupon, { couponId: string }>({
      query: ({ couponId }) => ({ path: `coupons/${encodePathSegment(couponId)}` }),
      ...createEndpointResponseOptions(userCouponSchema, { suppressErrors: 'unlisted' }), // the page shows the failure
      providesTags: ['Coupon'],
    }),
    /** Adds a coupon to the driver's account, by a QR code or a typed code. */
    receiveCoupon: build.mutation<UserCoupon, { code: string }>({
      query: (body) => ({ path: 'couponReceive', method: 'POST', body }),
      ...createEndpointResponseOptions(userCouponSchema, { suppressErrors: 'unlisted' }), // shown beside the field
      invalidatesTags: ['Coupon'],
    }),
  }),
});
export const { useGetCouponQuery, useListCouponsInfiniteQuery, useReceiveCouponMutation, useSendPlateCouponMutation } =
  couponCalls;
