import { couponApi } from '@/services/coupon/couponApi';
import { merchantCalls, type MerchantOrder } from '@/services/coupon/merchants';
import { requestCalls } from '@/services/coupon/requests';

/** How an order of coupons is made. It takes no money and no place until it is paid. A merchant has one unresolved order at a time. */
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
  find: requestCalls.endpoints.findRequest,
  idOf: ({ orderNo }: MerchantOrder) => orderNo,
  mayRepeat: true,
  stale: couponApi.util.invalidateTags(['MerchantOrder']),
});
