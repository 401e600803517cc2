import { pathTo } from '@/navigation/paths';
import type { UserCoupon } from '@/services/coupon/coupons';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { Tag } from '@/ui/text/Tag';

import { couponState, offWords, type RunningStay, usedFor, whereToUse } from './model/ownCoupon';

const NONE: readonly RunningStay[] = [];

interface OwnTicketProps {
  readonly coupon: UserCoupon;
  /** Running stays on which the coupon can be used at once. */
  readonly running?: readonly RunningStay[];
}

/** One of the driver's coupons in a list. Links to its page and to where it can be used or was used. */
export function OwnTicket({ coupon, running = NONE }: OwnTicketProps) {
  const now = useServerNow();
  const { couponId, couponName, formatPlateNo } = coupon;
  const off = offWords(coupon, now);
  const { word, tone } = couponState(coupon);
  const isOver = off !== undefined && tone !== 'soon';
  const use = whereToUse(coupon, running);
  const stay = usedFor(coupon);
  return (
    <CouponTicket
      coupon={{
        ...coupon,
        // A coupon that is over no longer needs the lots it was valid for.
        parkScopeText: isOver ? '' : coupon.parkScopeText,
        sourceName: formatPlateNo === '' ? '' : `${formatPlateNo} 专用`,
      }}
      nowMs={now}
      press={{ to: pathTo('couponsDetail', { couponId }) }}
      {...(off === undefined ? {} : { off })}
      {...(tone === 'soon' ? { tag: <Tag tone={tone}>{word}</Tag> } : {})}
      {...(use === null
        ? {}
        : {
            action: (
              <LinkButton to={use} label={`去使用 ${couponName}`}>
                去使用
              </LinkButton>
            ),
          })}
      {...(stay === null
        ? {}
        : {
            action: (
              <LinkButton to={stay} label={`停车记录 ${couponName}`}>
                停车记录
              </LinkButton>
            ),
          })}
    />
  );
}
