import { formatPlate } from '@/domain/plate/plateFace';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';

import { TakenTicket } from '../parts/TakenTicket';
import { ToTheBill } from './ToTheBill';
import { useTakenCoupon } from './useTakeCoupon';

/** A coupon was taken for a plate: which one, its saving, its expiry. Only coupons that this device received are shown as taken. */
export default function CouponTakenScreen() {
  const { frame, query } = useScreen('scanQRCodeSuccess');
  const { couponId, plateNo } = query;
  const [taken] = useTakenCoupon();
  return (
    <TakenTicket
      frame={frame}
      taken={taken?.couponId === couponId ? taken : null}
      next={(coupon) => `${formatPlate(coupon.plateNo)} 缴费时自动抵扣`}
      actions={(coupon) => (
        <>
          <ToTheBill plateNo={coupon.plateNo} isYellow={coupon.isYellow} />
          <LinkButton to={pathTo('home')}>返回首页</LinkButton>
        </>
      )}
      unknown={{
        text: '这部手机上没有这次领取的记录；领到的券会列在账单里，缴费时自动抵扣',
        action:
          plateNo === undefined ? (
            <LinkButton to={pathTo('home')}>去首页缴费</LinkButton>
          ) : (
            <ToTheBill plateNo={plateNo} isYellow={false} />
          ),
      }}
    />
  );
}
