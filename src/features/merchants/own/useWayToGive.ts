import { skipToken } from '@reduxjs/toolkit/query';

import { lastGiven } from '@/domain/merchant/till';
import { pathTo } from '@/navigation/paths';
import { useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { useStock } from '../parts/useMerchant';

/** The till with the coupon of the last time; without one, the choice of a coupon. */
export function useWayToGive(merchantId = ''): string {
  const { clock } = usePorts();
  const stock = useStock(merchantId === '' ? undefined : merchantId, 1).currentData?.results ?? [];
  const grants = useListMerchantGrantsInfiniteQuery(merchantId === '' ? skipToken : { merchantId }).currentData?.pages;
  const last = lastGiven(stock, grants?.[0]?.results ?? [], clock.serverNow());
  return last === undefined
    ? pathTo('giveCouponsList', { merchantId })
    : pathTo('giveCoupons', { merchantId, couponId: last.merchantCouponId });
}
