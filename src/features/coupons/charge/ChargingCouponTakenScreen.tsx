import { formatPlate } from '@/domain/plate/plateFace';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';

import { CouponClaimResultView } from '../parts/CouponClaimResultView';
import { useLastClaimedChargingCoupon } from './useClaimChargingCoupon';

/** A charging coupon was claimed. Only a coupon that this device claimed is shown as claimed. */
export default function ChargingCouponTakenScreen() {
  const { frame, query } = useScreen('scanQRCodeChargingSuccess');
  const [claimedCoupon] = useLastClaimedChargingCoupon();
  const ownCouponsLink = <LinkButton to={pathTo('chargingChoiceCoupon')}>看我的充电券</LinkButton>;
  return (
    <CouponClaimResultView
      frame={frame}
      coupon={claimedCoupon?.couponId === query.couponId ? claimedCoupon : null}
      nextText={({ plateNo }) => (plateNo === '' ? '充电结算时自动抵扣' : `给 ${formatPlate(plateNo)} 充电时自动抵扣`)}
      actions={({ plateNo }) => (
        <>
          <LinkButton variant="primary" to={pathTo('map', { isFromHome: '2' })}>
            去充电
          </LinkButton>
          {plateNo === '' && ownCouponsLink}
          <LinkButton to={pathTo('home')}>返回首页</LinkButton>
        </>
      )}
      emptyState={{
        text: '这部手机上没有这次领取的记录；领到的券在我的充电券里，结算时自动抵扣',
        action: ownCouponsLink,
      }}
    />
  );
}
