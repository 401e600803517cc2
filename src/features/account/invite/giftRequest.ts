import { requestKind } from '@/flows/requests/requestKinds';
import { couponApi } from '@/services/coupon/couponApi';
import { couponCalls } from '@/services/coupon/coupons';
import { requestCalls } from '@/services/coupon/requests';

/** 一键领取: the gift of a new driver. Its id is those of its coupons, as the page of what was received takes them. */
export const giftRequest = requestKind({
  name: 'gift.claim',
  leadsOn: true,
  endpoint: couponCalls.endpoints.claimGiftCoupons,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ results }) => results.map(({ couponId }) => couponId).join(','),
  stale: couponApi.util.invalidateTags(['Coupon']),
});
