import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { couponFields } from '@/services/transport/wire/couponFields';
import { inPages, pageQuery } from '@/services/transport/wire/pages';
import { centsOrZero, code, entity, flag, type Infer, list, results, text, time } from '@/services/transport/wire/wire';

import { couponApi } from './couponApi';

/** bizType of a coupon: what it is good for. */
export const COUPON_BIZ_TYPE = { parking: 1, charging: 2, pass: 3, any: 4 } as const;

/** A coupon of a driver, or of a plate he has bound (`plateNo` is filled then). Money in cents. */
export const userCoupon = entity({
  ...couponFields,
  couponNo: text(),
  bizType: code(Object.values(COUPON_BIZ_TYPE), COUPON_BIZ_TYPE.any),
  /** It never saves more than this; 0: no limit. */
  maxDiscountFee: centsOrZero(),
  startTime: time(),
  /** Empty: every lot. */
  parkIds: list(text()),
  plateNo: text(),
  formatPlateNo: text(),
  canStack: flag(),
  /** 1 a merchant, 2 registration, 3 a campaign, 4 bought; 0 unknown. */
  sourceType: code([0, 1, 2, 3, 4], 0),
  useTime: time(),
  /** The parking bill it was used for. */
  useUniqueId: text(),
  useParkId: text(),
  useParkName: text(),
});
export type UserCoupon = Infer<typeof userCoupon>;
export const userCoupons = results(userCoupon);

/** `state`: 1 what can still be used (locked ones too), 3 used, 4 over (expired or withdrawn). */
export interface ListCouponsArgs {
  state: 1 | 3 | 4;
  bizType?: 1 | 2 | 3 | 4;
}

export interface SendPlateCouponArgs {
  /** The text behind a merchant's QR code. */
  code: string;
  plateNo: string;
  /** As PLATE colours; 2 for the yellow box, else not sent. */
  plateColor?: number;
}

/** Why a coupon is not given: the car is not inside, another discount is there, too many, all given out, over, taken already. */
export const COUPON_REFUSALS = {
  '0xd0850001': '车辆未入场',
  '0xd0850002': '已有其他优惠',
  '0xd0850003': '超出次数',
  '0xd0850004': '已领完',
  '0xd0850005': '已过期',
  '0xd0850006': '已领取',
} as const;

export const couponCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: build.infiniteQuery<Infer<typeof userCoupons>, ListCouponsArgs, number>({
      ...inPages,
      query: ({ queryArg, pageParam }) => ({ path: 'userCoupons', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...reads(userCoupons),
      providesTags: ['Coupon'],
    }),
    /** The gift of a registration or a campaign (`activityId` empty: the registration); answers what was given, once a driver. */
    claimGiftCoupons: build.mutation<Infer<typeof userCoupons>, { activityId?: string; inviteCode?: string }>({
      query: (body) => ({ path: 'registorSendCoupon', method: 'POST', body }),
      ...reads(userCoupons),
      invalidatesTags: ['Coupon'],
    }),
    /** A merchant's coupon for a plate, by its QR code; for visitors too. Its pages say why it was refused. */
    sendPlateCoupon: build.mutation<UserCoupon, SendPlateCouponArgs>({
      query: (body) => ({ path: 'sendPlateCoupon', method: 'POST', body }),
      ...reads(userCoupon, { handles: 'unlisted' }),
      invalidatesTags: ['Coupon'],
    }),
    // Assumed: not in the published contract.
    getCoupon: build.query<UserCoupon, { couponId: string }>({
      query: ({ couponId }) => ({ path: `coupons/${segment(couponId)}` }),
      ...reads(userCoupon, { handles: 'unlisted' }), // the page says it
      providesTags: ['Coupon'],
    }),
    /** A coupon into the driver's account, by a QR code or a code that was typed. */
    receiveCoupon: build.mutation<UserCoupon, { code: string }>({
      query: (body) => ({ path: 'couponReceive', method: 'POST', body }),
      ...reads(userCoupon, { handles: 'unlisted' }), // shown beside the field
      invalidatesTags: ['Coupon'],
    }),
  }),
});
export const {
  useGetCouponQuery,
  useListCouponsInfiniteQuery,
  useReceiveCouponMutation,
  useSendPlateCouponMutation,
  useClaimGiftCouponsMutation,
} = couponCalls;
