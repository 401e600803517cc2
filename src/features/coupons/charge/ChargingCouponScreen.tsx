import { useLocation } from 'react-router-dom';

import { useIsSignedIn } from '@/flows/session/useSession';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Empty } from '@/ui/load/Empty';

import { MerchantContact } from '../parts/MerchantContact';
import { OfferCard, useOffer } from '../parts/OfferCard';
import { ScanAgain } from '../parts/ScanAgain';
import { TakingProblem } from '../parts/TakingProblem';
import { useTakeChargingCoupon } from './useTakeChargingCoupon';

/** 充电券领取: the target of a charging coupon's code. Its coupon goes to the driver's account, so signing in comes last and leads back here. */
export default function ChargingCouponScreen() {
  const { frame, query } = useScreen('scanQRCodeCharging');
  const { code } = query;
  if (code !== undefined) return <TakeChargingCoupon key={code} frame={frame} code={code} />;
  return (
    <ScreenFrame {...frame}>
      <Empty drawing="coupon" text="未识别到领券码，请扫电站出示的二维码" action={<ScanAgain />} />
    </ScreenFrame>
  );
}

function TakeChargingCoupon({ frame, code }: { readonly frame: ScreenHeaderProps; readonly code: string }) {
  const offer = useOffer(code);
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const { takeForAccount, isBusy, problem } = useTakeChargingCoupon(code);
  const isClosed = offer.closed !== '';
  const button = isClosed ? (
    <ScanAgain variant="primary" />
  ) : isSignedIn ? (
    <PrimaryButton busyText={isBusy ? '正在领取…' : undefined} onPress={takeForAccount}>
      领取到我的账户
    </PrimaryButton>
  ) : (
    <LinkButton variant="primary" to={pathTo('login', { enCodeUrl: pathname + search })}>
      登录后领取
    </LinkButton>
  );
  return (
    <ScreenFrame {...frame} bar={<BottomBar>{button}</BottomBar>}>
      <OfferCard offer={offer} use="领取后充电结算时自动抵扣" />
      <TakingProblem text={problem} />
      {isClosed ? (
        <MerchantContact code={code} />
      ) : (
        <Card>
          <Rows>
            <ListRow
              title="领给指定车辆"
              note="替家人领，谁给这辆车充电都能用"
              to={pathTo('scanQRCodeChargingAddCar', { code })}
            />
          </Rows>
        </Card>
      )}
    </ScreenFrame>
  );
}
