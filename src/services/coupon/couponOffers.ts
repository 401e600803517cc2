import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { couponFields } from '@/services/schema/couponFields';
import * as wire from '@/services/schema/wire';

import { couponApi } from './couponApi';

const { couponName, couponType, couponValue, minFee, endTime, parkScopeText } = couponFields;

/** The offer behind a merchant's QR code, before it is claimed. Money in cents. */
export const scannedCouponOfferSchema = wire.entity({
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
  expireTime: wire.dateTime(),
  /** Why it can no longer be claimed; empty while it can. */
  closedReason: wire.text(),
});
export type ScannedCouponOffer = wire.Infer<typeof scannedCouponOfferSchema>;

export const scannedCouponOfferCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract. Without it a coupon can still be claimed.
    getCouponOffer: build.query<ScannedCouponOffer, { code: string }>({
      query: ({ code }) => ({ path: `couponCodes/${encodePathSegment(code)}` }),
      ...createEndpointResponseOptions(scannedCouponOfferSchema, { suppressErrors: 'unlisted' }), // the page shows the failure beside the plates
      providesTags: ['MerchantCoupon'],
    }),
  }),
});
export const { useGetCouponOfferQuery } = scannedCouponOfferCalls;
