import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { couponApi } from './couponApi';
import { couponCalls } from './coupons';

/**
 * 一键领取: claims the gift of a new driver. The request's id is the list of coupon ids, as the result screen takes them.
 */
export const invitationGiftClaimRequest = defineIdempotentRequest({
  name: 'gift.claim',
  leavesForm: true,
  endpoint: couponCalls.endpoints.claimGiftCoupons,
  find: getRequestLookupEndpoint(couponApi),
  idOf: ({ results }) => results.map(({ couponId }) => couponId).join(','),
  stale: couponApi.util.invalidateTags(['Coupon']),
});
