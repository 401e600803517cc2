import { useCopy } from '@/flows/notices/useCopy';
import { pathTo } from '@/navigation/paths';
import type { UserCoupon } from '@/services/coupon/coupons';
import { useServerNow } from '@/services/transport/useServerNow';
import { Card } from '@/ui/Card';
import { CouponTicket } from '@/ui/CouponTicket';
import { FactRows } from '@/ui/FactRows';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';
import { Tag } from '@/ui/Tag';

import { couponFacts, couponState, offWords, usedFacts, usedFor } from '../model/ownCoupon';

/** One of the driver's coupons in full: the ticket, its rules, where it is good or was used. */
export function OwnCouponCards({ coupon }: { readonly coupon: UserCoupon }) {
  const now = useServerNow();
  const copy = useCopy();
  const off = offWords(coupon, now);
  const stay = usedFor(coupon);
  const { word, tone } = couponState(coupon);
  const { couponId, couponNo, bizType } = coupon;
  return (
    <>
      <CouponTicket
        coupon={coupon}
        nowMs={now}
        tag={<Tag tone={tone}>{word}</Tag>}
        {...(off === undefined ? {} : { off })}
      />
      <Card title="使用规则">
        <FactRows
          facts={[
            ...couponFacts(coupon, now),
            ...usedFacts(coupon, now),
            { label: '券号', value: couponNo, onCopy: () => copy(couponNo) },
          ]}
        />
      </Card>
      <Card>
        <Rows>
          {stay !== null && <ListRow title="这次停车" note="在哪里停、付了多少" to={stay} />}
          {bizType !== 2 && <ListRow title="适用停车场" to={pathTo('suitParking', { couponId })} />}
        </Rows>
      </Card>
    </>
  );
}
