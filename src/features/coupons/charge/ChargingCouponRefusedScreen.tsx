import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { FEEDBACK_TYPE } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';

import { CouponClaimRefusedView } from '../parts/CouponClaimRefusedView';
import { ScanCouponCodeButton } from '../parts/ScanCouponCodeButton';
import { toChargingCouponClaimRefusal } from './model/chargingClaimRefusal';

/** Why a charging coupon was refused, and what the driver can do about it. */
export default function ChargingCouponRefusedScreen() {
  const { frame, query } = useScreen('scanQRCodeChargingFailed');
  const { code, errorCode } = query;
  const refusal = toChargingCouponClaimRefusal(errorCode);
  return (
    <CouponClaimRefusedView
      frame={frame}
      code={code}
      feedbackType={FEEDBACK_TYPE.chargingBill}
      refusal={refusal}
      actions={
        refusal.hasCoupon ? (
          <>
            <LinkButton variant="primary" replace to={pathTo('chargingChoiceCoupon')}>
              看我的充电券
            </LinkButton>
            <ScanCouponCodeButton />
          </>
        ) : (
          <>
            <ScanCouponCodeButton variant="primary" />
            <LinkButton to={pathTo('home')}>返回首页</LinkButton>
          </>
        )
      }
    />
  );
}
