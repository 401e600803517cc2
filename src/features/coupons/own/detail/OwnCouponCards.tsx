import { useCopy } from '@/flows/notices/useCopy';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { FEEDBACK_TYPE } from '@/services/basic/support';
import type { UserCoupon } from '@/services/coupon/coupons';
import { COUPON_BIZ_TYPE } from '@/services/coupon/coupons';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Tag } from '@/ui/text/Tag';

import { couponFacts, couponState, offWords, usedFacts, usedFor } from '../model/ownCoupon';

/** One of the driver's coupons in full: the ticket, its rules, and where it is valid or was used. */
export function OwnCouponCards({ coupon }: { readonly coupon: UserCoupon }) {
  const now = useServerNow();
  const copy = useCopy();
  const off = offWords(coupon, now);
  const stay = usedFor(coupon);
  const { word, tone } = couponState(coupon);
  const { couponId, couponNo, bizType } = coupon;
  const isForCharging = bizType === COUPON_BIZ_TYPE.charging;
  const type = isForCharging ? FEEDBACK_TYPE.chargingBill : FEEDBACK_TYPE.parkingBill;
  const help = couponNo === '' ? undefined : standing('customerServiceFeedBack', { type, couponNo });
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
          {!isForCharging && <ListRow title="适用停车场" to={pathTo('suitParking', { couponId })} />}
          {help !== undefined && <ListRow title="问题反馈" note="券号已填好" to={help} />}
        </Rows>
      </Card>
    </>
  );
}
