import { useCopy } from '@/flows/notices/useCopy';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { FEEDBACK_TYPE } from '@/services/basic/support';
import type { UserCoupon } from '@/services/coupon/coupons';
import { COUPON_BIZ_TYPE } from '@/services/coupon/coupons';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import {
  couponStateTag,
  couponUsedStayPath,
  toCouponRuleFactRows,
  toPastCouponUseFactRows,
  unusableCouponTexts,
} from '../model/ownCoupon';

/** One of the driver's coupons in full: the ticket, its rules, and where it is valid or was used. */
export function OwnCouponDetailCards({ coupon }: { readonly coupon: UserCoupon }) {
  const now = useServerNow();
  const copy = useCopy();
  const unusableTexts = unusableCouponTexts(coupon, now);
  const stayPath = couponUsedStayPath(coupon);
  const { word, tone } = couponStateTag(coupon);
  const { couponId, couponNo, bizType } = coupon;
  const isForCharging = bizType === COUPON_BIZ_TYPE.charging;
  const type = isForCharging ? FEEDBACK_TYPE.chargingBill : FEEDBACK_TYPE.parkingBill;
  const feedbackPath = couponNo === '' ? undefined : getPathIfInBuild('customerServiceFeedBack', { type, couponNo });
  return (
    <>
      <CouponTicket coupon={coupon} nowMs={now} tag={<Tag tone={tone}>{word}</Tag>} inactiveReasons={unusableTexts} />
      <Card title="使用规则">
        <FactRows
          facts={[
            ...toCouponRuleFactRows(coupon, now),
            ...toPastCouponUseFactRows(coupon, now),
            { label: '券号', value: couponNo, onCopy: () => copy(couponNo) },
          ]}
        />
      </Card>
      <Card>
        <CardRows>
          {stayPath !== null && <ListRow title="这次停车" note="在哪里停、付了多少" to={stayPath} />}
          {!isForCharging && <ListRow title="适用停车场" to={pathTo('suitParking', { couponId })} />}
          {feedbackPath !== undefined && <ListRow title="问题反馈" note="券号已填好" to={feedbackPath} />}
        </CardRows>
      </Card>
    </>
  );
}
