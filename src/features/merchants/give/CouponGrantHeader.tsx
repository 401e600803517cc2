import { couponExpiryText } from '@/domain/coupon/couponText';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { MerchantStockCoupon } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { stockCouponNotGrantableText, stockCouponsLeftText } from '../model/merchantText';

interface GrantCouponHeaderProps {
  readonly coupon: MerchantStockCoupon;
  /** The coupon can no longer be granted. */
  readonly isEnded: boolean;
}

/** The coupon to grant in one line, so that plate, keyboard and the last result fit on the screen together. */
export function CouponGrantHeader({ coupon, isEnded }: GrantCouponHeaderProps) {
  const now = useServerNow();
  const { merchantId, couponName, leftNum, endTime } = coupon;
  return (
    <>
      <CardRows>
        <ListRow
          title={<strong>{couponName}</strong>}
          note={
            isEnded ? undefined : <InlineFacts of={[stockCouponsLeftText(leftNum), couponExpiryText(endTime, now)]} />
          }
          right={
            <LinkButton to={pathTo('giveCouponsList', { merchantId })} replace>
              换一张券
            </LinkButton>
          }
        />
      </CardRows>
      {isEnded && <NoticeBanner tone="owed">{stockCouponNotGrantableText(coupon)}</NoticeBanner>}
    </>
  );
}
