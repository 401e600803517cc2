import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { UserCoupon } from '@/services/coupon/coupons';
import { LinkButton } from '@/ui/button/LinkButton';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { Tag } from '@/ui/text/Tag';

import {
  couponStateTag,
  couponTargetPath,
  couponUsedStayPath,
  type RunningStay,
  unusableCouponTexts,
} from './model/ownCoupon';

const NO_STAYS: readonly RunningStay[] = [];

interface OwnCouponTicketProps {
  readonly coupon: UserCoupon;
  /** Running stays on which the coupon can be used at once. */
  readonly runningStays?: readonly RunningStay[];
}

/** One of the driver's coupons in a list. Links to its page and to where it can be used or was used. */
export function OwnCouponTicket({ coupon, runningStays = NO_STAYS }: OwnCouponTicketProps) {
  const now = useServerNow();
  const { couponId, couponName, formatPlateNo } = coupon;
  const unusableTexts = unusableCouponTexts(coupon, now);
  const { word, tone } = couponStateTag(coupon);
  const isEnded = unusableTexts !== undefined && tone !== 'soon';
  const targetPath = couponTargetPath(coupon, runningStays);
  const stayPath = couponUsedStayPath(coupon);
  const link =
    stayPath !== null
      ? { to: stayPath, text: '停车记录' }
      : targetPath !== null
        ? { to: targetPath, text: '去使用' }
        : undefined;
  return (
    <CouponTicket
      coupon={{
        ...coupon,
        // An ended coupon no longer needs the lots it was valid for.
        parkScopeText: isEnded ? '' : coupon.parkScopeText,
        sourceName: formatPlateNo === '' ? '' : `${formatPlateNo} 专用`,
      }}
      nowMs={now}
      press={{ to: pathTo('couponsDetail', { couponId }) }}
      inactiveReasons={unusableTexts}
      tag={tone === 'soon' ? <Tag tone={tone}>{word}</Tag> : undefined}
      action={
        link && (
          <LinkButton to={link.to} label={`${link.text} ${couponName}`}>
            {link.text}
          </LinkButton>
        )
      }
    />
  );
}
