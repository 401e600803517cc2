import { skipToken } from '@reduxjs/toolkit/query';

import { useGetMerchantQuery, useListMerchantCouponsQuery } from '@/services/coupon/merchants';
import { toLoadState } from '@/widgets/loading/toLoadState';

/** The merchant that an address names, and whether the driver may act for it. */
export function useMerchant(merchantId: string | undefined) {
  const asked = useGetMerchantQuery(merchantId === undefined ? skipToken : { merchantId }, {
    refetchOnMountOrArgChange: true,
  });
  return {
    asked,
    merchant: asked.currentData,
    load: toLoadState(asked, {
      what: '商户加载失败',
      waitingFor: '正在查询商户…',
      isGoneWhenRefused: true,
      isNamed: merchantId !== undefined,
    }),
  };
}

/** The coupons of a merchant: `isValid` 1 what can be given, 0 what no longer can; both without it. */
export const useStock = (merchantId: string | undefined, isValid?: 0 | 1) =>
  useListMerchantCouponsQuery(
    merchantId === undefined ? skipToken : { merchantId, ...(isValid === undefined ? {} : { isValid }) },
    { refetchOnMountOrArgChange: true },
  );
