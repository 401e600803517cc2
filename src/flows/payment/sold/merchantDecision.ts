import { couponApi } from '@/services/coupon/couponApi';
import { merchantCalls, type MerchantOrder } from '@/services/coupon/merchants';
import { couponRequestCalls } from '@/services/coupon/requests';

/**
 * Creates the request for an order of merchant coupons. Until it is paid, it takes no money and holds nothing. A
 * merchant has one unresolved order at a time.
 */
export const merchantDecision = ({
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
  find: couponRequestCalls.endpoints.findRequest,
  idOf: ({ orderNo }: MerchantOrder) => orderNo,
  mayRepeat: true,
  stale: couponApi.util.invalidateTags(['MerchantOrder']),
});
