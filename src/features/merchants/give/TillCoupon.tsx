import { expiryText } from '@/domain/coupon/couponWords';
import { pathTo } from '@/navigation/paths';
import type { MerchantCoupon } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Facts } from '@/ui/card/Facts';
import { Notice } from '@/ui/card/Notice';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { leftText, ungivableText } from '../model/merchantWords';

interface TillCouponProps {
  readonly coupon: MerchantCoupon;
  /** It cannot be given any more. */
  readonly isOver: boolean;
}

/** What is given at the till, in one line, so that plate, keyboard and the last result fit on the screen together. */
export function TillCoupon({ coupon, isOver }: TillCouponProps) {
  const now = useServerNow();
  const { merchantId, couponName, leftNum, endTime } = coupon;
  return (
    <>
      <Rows>
        <ListRow
          title={<strong>{couponName}</strong>}
          note={isOver ? undefined : <Facts of={[leftText(leftNum), expiryText(endTime, now)]} />}
          right={
            <LinkButton to={pathTo('giveCouponsList', { merchantId })} replace>
              换一张券
            </LinkButton>
          }
        />
      </Rows>
      {isOver && <Notice tone="owed">{ungivableText(coupon)}</Notice>}
    </>
  );
}
