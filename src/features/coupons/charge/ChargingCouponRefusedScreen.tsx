import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { FEEDBACK_TYPE } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';

import { ClaimRefusedView } from '../parts/ClaimRefusedView';
import { ScanCouponCode } from '../parts/ScanCouponCode';
import { describeChargingRefusal } from './model/chargingRefusal';

/** Why a charging coupon was refused, and what the driver can do about it. */
export default function ChargingCouponRefusedScreen() {
  const { frame, query } = useScreen('scanQRCodeChargingFailed');
  const { code, errorCode } = query;
  const refusal = describeChargingRefusal(errorCode);
  return (
    <ClaimRefusedView
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
            <ScanCouponCode />
          </>
        ) : (
          <>
            <ScanCouponCode variant="primary" />
            <LinkButton to={pathTo('home')}>返回首页</LinkButton>
          </>
        )
      }
    />
  );
}
