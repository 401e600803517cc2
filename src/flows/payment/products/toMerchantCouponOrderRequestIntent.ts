import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';
import { couponApi } from '@/services/coupon/couponApi';
import { merchantCalls, type MerchantCouponOrder } from '@/services/coupon/merchants';

/**
 * Creates the request for an order of merchant coupons. Until it is paid, it takes no money and holds nothing. A
 * merchant has one unresolved order at a time.
 */
export const toMerchantCouponOrderRequestIntent = ({
  merchantId,
  goodsId,
  num,
}: {
  merchantId: string;
  goodsId: string;
  num: number;
}) => ({
  key: `merchantOrder:${merchantId}`,
  endpoint: merchantCalls.endpoints.createMerchantOrder,
  args: { merchantId, goodsId, num },
  find: getRequestLookupEndpoint(couponApi),
  idOf: ({ orderNo }: MerchantCouponOrder) => orderNo,
  mayRepeat: true,
  stale: couponApi.util.invalidateTags(['MerchantOrder']),
});
