import { skipToken } from '@reduxjs/toolkit/query';

import { useGetMerchantQuery, useListMerchantCouponsQuery } from '@/services/coupon/merchants';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

/** The merchant that an address names, if the driver manages it. */
export function useMerchant(merchantId: string | undefined) {
  const query = useGetMerchantQuery(merchantId === undefined ? skipToken : { merchantId }, {
    refetchOnMountOrArgChange: true,
  });
  return {
    query,
    merchant: query.currentData,
    load: toContentLoadState(query, {
      message: '商户加载失败',
      waitingFor: '正在查询商户…',
      isGoneWhenRefused: true,
      isNamed: merchantId !== undefined,
    }),
  };
}

/** The coupons of a merchant. `isValid`: 1 those that can be granted, 0 invalid ones; absent: both. */
export const useMerchantCouponStockQuery = (merchantId: string | undefined, isValid?: 0 | 1) =>
  useListMerchantCouponsQuery(
    merchantId === undefined ? skipToken : { merchantId, ...(isValid === undefined ? {} : { isValid }) },
    { refetchOnMountOrArgChange: true },
  );
