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
import { ToTheBill } from './ToTheBill';
import { useTakenCoupon } from './useTakeCoupon';

/** A coupon was taken for a plate: which one, its saving, its expiry. Only coupons that this device received are shown as taken. */
export default function CouponTakenScreen() {
  const { frame, query } = useScreen('scanQRCodeSuccess');
  const now = useServerNow();
  const { couponId, plateNo } = query;
  const [taken] = useTakenCoupon();
  if (taken === null || taken.couponId !== couponId) {
    return (
      <ScreenFrame {...frame}>
        <Empty
          drawing="coupon"
          text="这部手机上没有这次领取的记录；领到的券会列在账单里，缴费时自动抵扣"
          action={
            plateNo === undefined ? (
              <LinkButton to={pathTo('home')}>去首页缴费</LinkButton>
            ) : (
              <ToTheBill plateNo={plateNo} isYellow={false} />
            )
          }
        />
      </ScreenFrame>
    );
  }
  return (
    <ResultScreen
      frame={frame}
      status="success"
      word="领取成功"
      next={`${formatPlate(taken.plateNo)} 缴费时自动抵扣`}
      actions={
        <>
          <ToTheBill plateNo={taken.plateNo} isYellow={taken.isYellow} />
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
