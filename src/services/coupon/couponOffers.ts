import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { responseOptions } from '@/services/base/defineService/defineService';
import { couponFields } from '@/services/schema/couponFields';
import { count, entity, type Infer, list, text, time } from '@/services/schema/wire';

import { couponApi } from './couponApi';

const { couponName, couponType, couponValue, minFee, endTime, parkScopeText } = couponFields;

/** The offer behind a merchant's QR code, before it is claimed. Money in cents. */
export const couponOfferSchema = entity({
  couponName,
  couponType,
  couponValue,
  minFee,
  endTime,
  parkScopeText,
  /** The lots of `parkScopeText`; empty for all lots. */
  parkIds: list(text()),
  merchantName: text(),
  merchantPhone: text(),
  leftNum: count(),
  /** How many have been claimed with this code. */
  takenNum: count(),
  /** The QR code is valid until this time; empty if it does not expire. */
  expireTime: time(),
  /** Why it can no longer be claimed; empty while it can. */
  closedReason: text(),
});
export type CouponOffer = Infer<typeof couponOfferSchema>;

export const couponOfferCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract. Without it a coupon can still be claimed.
    getCouponOffer: build.query<CouponOffer, { code: string }>({
      query: ({ code }) => ({ path: `couponCodes/${encodePathSegment(code)}` }),
      ...responseOptions(couponOfferSchema, { suppressErrors: 'unlisted' }), // the page shows the failure beside the plates
      providesTags: ['MerchantCoupon'],
    }),
  }),
});
export const { useGetCouponOfferQuery } = couponOfferCalls;
