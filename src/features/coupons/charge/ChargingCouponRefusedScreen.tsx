import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { FEEDBACK_TYPE } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';

import { RefusedCoupon } from '../parts/RefusedCoupon';
import { ScanAgain } from '../parts/ScanAgain';
import { refusalOf } from './model/refusal';

/** Why a charging coupon was refused, and what the driver can do about it. */
export default function ChargingCouponRefusedScreen() {
  const { frame, query } = useScreen('scanQRCodeChargingFailed');
  const { code, errorCode } = query;
  const refusal = refusalOf(errorCode);
  return (
    <RefusedCoupon
      frame={frame}
      code={code}
      about={FEEDBACK_TYPE.chargingBill}
      refusal={refusal}
      actions={
        refusal.hasOne ? (
          <>
            <LinkButton variant="primary" replace to={pathTo('chargingChoiceCoupon')}>
              看我的充电券
            </LinkButton>
            <ScanAgain />
          </>
        ) : (
          <>
            <ScanAgain variant="primary" />
            <LinkButton to={pathTo('home')}>返回首页</LinkButton>
          </>
        )
      }
    />
  );
}
