import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { couponApi } from './couponApi';
import { merchantCalls } from './merchants';

const commonOptions = {
  find: getRequestLookupEndpoint(couponApi),
  idOf: ({ grantId }: { grantId: string }) => grantId,
  stale: couponApi.util.invalidateTags(['Merchant', 'MerchantCoupon', 'MerchantGrant']),
};

/** 发放 of a coupon to a plate. */
export const couponGrantRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'merchant.give',
  endpoint: merchantCalls.endpoints.grantCoupon,
});

/** 撤销 of a grant. */
export const couponGrantRevokeRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'merchant.undo',
  endpoint: merchantCalls.endpoints.revokeGrant,
});
