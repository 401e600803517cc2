import { couponApi } from '@/services/coupon/couponApi';
import { merchantCalls, type MerchantCouponOrder } from '@/services/coupon/merchants';
import { couponRequestLookupCalls } from '@/services/coupon/requests';

/**
 * Creates the request for an order of merchant coupons. Until it is paid, it takes no money and holds nothing. A
 * merchant has one unresolved order at a time.
 */
export const toMerchantCouponOrderDecision = ({
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
  find: couponRequestLookupCalls.endpoints.findRequest,
  idOf: ({ orderNo }: MerchantCouponOrder) => orderNo,
  mayRepeat: true,
  stale: couponApi.util.invalidateTags(['MerchantOrder']),
});
