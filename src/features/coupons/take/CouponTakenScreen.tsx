import { formatPlate } from '@/domain/plate/plateFace';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';

import { CouponClaimResultView } from '../parts/CouponClaimResultView';
import { PayForPlateButton } from './PayForPlateButton';
import { useLastClaimedParkingCoupon } from './useClaimParkingCouponForPlate';

/**
 * A coupon was claimed for a plate: which one, its value, its expiry. Only coupons that this device claimed are shown
 * as claimed.
 */
export default function CouponTakenScreen() {
  const { frame, query } = useScreen('scanQRCodeSuccess');
  const { couponId, plateNo } = query;
  const [claimedCoupon] = useLastClaimedParkingCoupon();
  return (
    <CouponClaimResultView
      frame={frame}
      coupon={claimedCoupon?.couponId === couponId ? claimedCoupon : null}
      nextText={(coupon) => `${formatPlate(coupon.plateNo)} 缴费时自动抵扣`}
      actions={(coupon) => (
        <>
          <PayForPlateButton plateNo={coupon.plateNo} isYellow={coupon.isYellow} />
          <LinkButton to={pathTo('home')}>返回首页</LinkButton>
        </>
      )}
      emptyState={{
        text: '这部手机上没有这次领取的记录；领到的券会列在账单里，缴费时自动抵扣',
        action:
          plateNo === undefined ? (
            <LinkButton to={pathTo('home')}>去首页缴费</LinkButton>
          ) : (
            <PayForPlateButton plateNo={plateNo} isYellow={false} />
          ),
      }}
    />
  );
}
