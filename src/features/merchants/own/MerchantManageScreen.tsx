import { skipToken } from '@reduxjs/toolkit/query';

import { findLastGrantedCoupon } from '@/domain/merchant/couponGrants';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { merchantCouponGrantBlockedText } from '../model/merchantText';
import { useMerchant, useMerchantCouponStockQuery } from '../parts/useMerchant';
import { MerchantActions } from './MerchantActions';
import { MerchantCouponStockCard } from './MerchantCouponStockCard';
import { MerchantSummaryCard } from './MerchantSummaryCard';
import { ShiftHandoverSignOutCard } from './ShiftHandoverSignOutCard';

/** Shown when the address names no merchant that the driver manages. */
const missingMerchantEmptyProps: EmptyProps = {
  illustration: 'coupon',
  text: '没有找到这个商户，可能已不再由您管理',
  action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
};

/** One merchant: its stock, today's grants and uses, and its actions. */
export default function MerchantManageScreen() {
  const { frame, query } = useScreen('merchantManage');
  const { merchant, load } = useMerchant(query.merchantId);
  const grantPath = useCouponGrantPath(query.merchantId);
  const canGrant = merchant !== undefined && merchantCouponGrantBlockedText(merchant) === '';
  return (
    <DetailScreen
      frame={canGrant ? { ...frame, bar: <LinkBottomActionBar to={grantPath}>给车辆发券</LinkBottomActionBar> } : frame}
      load={load}
      empty={missingMerchantEmptyProps}
      cardHeights={[190, 280, 180]}
    >
      {merchant !== undefined && (
        <>
          <MerchantSummaryCard merchant={merchant} />
          <MerchantActions merchant={merchant} />
          <MerchantCouponStockCard merchantId={merchant.merchantId} />
          <ShiftHandoverSignOutCard />
        </>
      )}
    </DetailScreen>
  );
}

/** The path to the grant form with the last granted coupon; without one, to the choice of a coupon. */
function useCouponGrantPath(merchantId = ''): string {
  const { clock } = usePorts();
  const stock = useMerchantCouponStockQuery(merchantId === '' ? undefined : merchantId, 1).currentData?.results ?? [];
  const grants = useListMerchantGrantsInfiniteQuery(merchantId === '' ? skipToken : { merchantId }).currentData?.pages;
  const last = findLastGrantedCoupon(stock, grants?.[0]?.results ?? [], clock.serverNow());
  return last === undefined
    ? pathTo('giveCouponsList', { merchantId })
    : pathTo('giveCoupons', { merchantId, couponId: last.merchantCouponId });
}
