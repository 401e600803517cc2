import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { responseOptions } from '@/services/base/defineService/defineService';
import { couponFields } from '@/services/schema/couponFields';
import * as wire from '@/services/schema/wire';

import { couponApi } from './couponApi';

const { couponName, couponType, couponValue, minFee, endTime, parkScopeText } = couponFields;

/** The offer behind a merchant's QR code, before it is claimed. Money in cents. */
export const couponOfferSchema = wire.entity({
  couponName,
  couponType,
  couponValue,
  minFee,
  endTime,
  parkScopeText,
  /** The lots of `parkScopeText`; empty for all lots. */
  parkIds: wire.list(wire.text()),
  merchantName: wire.text(),
  merchantPhone: wire.text(),
  leftNum: wire.count(),
  /** How many have been claimed with this code. */
  takenNum: wire.count(),
  /** The QR code is valid until this time; empty if it does not expire. */
  expireTime: wire.time(),
  /** Why it can no longer be claimed; empty while it can. */
  closedReason: wire.text(),
});
export type CouponOffer = wire.Infer<typeof couponOfferSchema>;

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
