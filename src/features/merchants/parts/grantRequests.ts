import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { couponApi } from '@/services/coupon/couponApi';
import { merchantCalls } from '@/services/coupon/merchants';
import { couponRequestLookupCalls } from '@/services/coupon/requests';

const commonOptions = {
  find: couponRequestLookupCalls.endpoints.findRequest,
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
