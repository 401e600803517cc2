import { formatPlate } from '@/domain/plate/plateFace';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

import { takenFacts } from '../model/takenCoupon';
import { useTakenChargingCoupon } from './useTakeChargingCoupon';

/** A charging coupon was taken. Only one that this device received is shown as taken. */
export default function ChargingCouponTakenScreen() {
  const { frame, query } = useScreen('scanQRCodeChargingSuccess');
  const now = useServerNow();
  const [taken] = useTakenChargingCoupon();
  const own = <LinkButton to={pathTo('chargingChoiceCoupon')}>看我的充电券</LinkButton>;
  if (taken === null || taken.couponId !== query.couponId) {
    return (
      <ScreenFrame {...frame}>
        <Empty
          drawing="coupon"
          text="这部手机上没有这次领取的记录；领到的券在我的充电券里，结算时自动抵扣"
          action={own}
        />
      </ScreenFrame>
    );
  }
  const { plateNo } = taken;
  return (
    <ResultScreen
      frame={frame}
      status="success"
      word="领取成功"
      next={plateNo === '' ? '充电结算时自动抵扣' : `给 ${formatPlate(plateNo)} 充电时自动抵扣`}
      actions={
        <>
          <LinkButton variant="primary" to={pathTo('map', { isFromHome: '2' })}>
            去充电
          </LinkButton>
          {plateNo === '' && own}
          <LinkButton to={pathTo('home')}>返回首页</LinkButton>
        </>
      }
    >
      <CouponTicket coupon={taken} nowMs={now} />
      <Card>
        <FactRows facts={takenFacts(taken, now)} />
      </Card>
    </ResultScreen>
  );
}
