import { requestKind } from '@/flows/requests/requestKinds';
import { couponApi } from '@/services/coupon/couponApi';
import { merchantCalls } from '@/services/coupon/merchants';
import { requestCalls } from '@/services/coupon/requests';

const common = {
  find: requestCalls.endpoints.findRequest,
  idOf: ({ grantId }: { grantId: string }) => grantId,
  stale: couponApi.util.invalidateTags(['Merchant', 'MerchantCoupon', 'MerchantGrant']),
};

/** 发放, about a coupon and a plate. */
export const giveRequest = requestKind({
  ...common,
  name: 'merchant.give',
  endpoint: merchantCalls.endpoints.grantCoupon,
});

/** 撤销, about a grant. */
export const undoRequest = requestKind({
  ...common,
  name: 'merchant.undo',
  endpoint: merchantCalls.endpoints.revokeGrant,
});
