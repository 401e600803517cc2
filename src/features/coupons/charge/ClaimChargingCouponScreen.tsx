import { useLocation } from 'react-router-dom';

import { useIsSignedIn } from '@/flows/session/useSession';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { EmptyState } from '@/ui/load/EmptyState';

import { CouponClaimProblemNotice } from '../parts/CouponClaimProblemNotice';
import { MerchantContactCard } from '../parts/MerchantContactCard';
import { ScanCouponCodeButton } from '../parts/ScanCouponCodeButton';
import { ScannedCouponOfferCard, useScannedCouponOffer } from '../parts/ScannedCouponOfferCard';
import { useClaimChargingCoupon } from './useClaimChargingCoupon';

/**
 * 充电券领取: the screen that a charging coupon's QR code opens. The coupon goes to the driver's account, so the driver
 * signs in as the last step and returns here.
 */
export default function ClaimChargingCouponScreen() {
  const { frame, query } = useScreen('scanQRCodeCharging');
  const { code } = query;
  if (code !== undefined) return <ClaimChargingCouponView key={code} frame={frame} code={code} />;
  return (
    <ScreenFrame {...frame}>
      <EmptyState illustration="coupon" text="未识别到领券码，请扫电站出示的二维码" action={<ScanCouponCodeButton />} />
    </ScreenFrame>
  );
}

function ClaimChargingCouponView({ frame, code }: { readonly frame: ScreenHeaderProps; readonly code: string }) {
  const offer = useScannedCouponOffer(code);
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const { claimForAccount, isBusy, problem } = useClaimChargingCoupon(code);
  const isClosed = offer.closedText !== '';
  const button = isClosed ? (
    <ScanCouponCodeButton variant="primary" />
  ) : isSignedIn ? (
    <PrimaryButton busyText={isBusy ? '正在领取…' : undefined} onPress={claimForAccount}>
      领取到我的账户
    </PrimaryButton>
  ) : (
    <LinkButton variant="primary" to={pathTo('login', { enCodeUrl: pathname + search })}>
      登录后领取
    </LinkButton>
  );
  return (
    <ScreenFrame {...frame} bar={<BottomActionBar>{button}</BottomActionBar>}>
      <ScannedCouponOfferCard offer={offer} usageText="领取后充电结算时自动抵扣" />
      <CouponClaimProblemNotice text={problem} />
      {isClosed ? (
        <MerchantContactCard code={code} />
      ) : (
        <Card>
          <CardRows>
            <ListRow
              title="领给指定车辆"
              note="替家人领，谁给这辆车充电都能用"
              to={pathTo('scanQRCodeChargingAddCar', { code })}
            />
          </CardRows>
        </Card>
      )}
    </ScreenFrame>
  );
}
