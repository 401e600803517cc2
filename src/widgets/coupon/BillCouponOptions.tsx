import {
  type BillCoupon,
  type CouponChoice,
  couponUnusableReasonText,
  findBestCoupon,
  isUsableCoupon,
} from '@/domain/coupon/couponChoice';
import type { CouponSummary } from '@/domain/coupon/couponText';
import { formatYuan } from '@/domain/money';
import { useServerNow } from '@/platform/clock/useServerNow';
import { COUPON_STACKING } from '@/services/schema/couponFields';
import { UnstyledButton } from '@/ui/button/UnstyledButton';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { joinClasses } from '@/ui/joinClasses';
import { Tag } from '@/ui/text/Tag';

import styles from './BillCouponOptions.module.css';

type Coupon = BillCoupon &
  CouponSummary & { readonly canStack: (typeof COUPON_STACKING)[keyof typeof COUPON_STACKING] };

interface CouponOptionsProps {
  readonly coupons: readonly Coupon[];
  readonly chosen: Coupon | null;
  readonly onChoose: (choice: CouponChoice) => void;
  /** The amount due without a coupon, in cents. */
  readonly fullCents: number | undefined;
}

/** The coupons for one bill: the usable ones with the best one marked, no coupon, and the others with the reason. */
export function BillCouponOptions({ coupons, chosen, onChoose, fullCents }: CouponOptionsProps) {
  return (
    <>
      <UsableCoupons coupons={coupons} chosen={chosen} onChoose={(couponId) => onChoose({ is: 'one', couponId })} />
      <UnstyledButton
        aria-pressed={chosen === null}
        className={joinClasses(styles['none'], chosen === null && styles['chosen'])}
        onClick={() => onChoose({ is: 'none' })}
      >
        不使用优惠{fullCents !== undefined && fullCents > 0 && `，支付 ${formatYuan(fullCents)}`}
      </UnstyledButton>
      <UnusableCoupons coupons={coupons} />
    </>
  );
}

function UsableCoupons({
  coupons,
  chosen,
  onChoose,
}: {
  coupons: readonly Coupon[];
  chosen: Coupon | null;
  onChoose: (couponId: string) => void;
}) {
  const now = useServerNow();
  const best = findBestCoupon(coupons);
  const usable = coupons.filter(isUsableCoupon);
  // Shown once if no usable coupon can be stacked, else on each coupon that cannot.
  const areAllUnstackable = usable.every(({ canStack }) => canStack === COUPON_STACKING.never);
  if (usable.length === 0) return <p className={styles['head']}>这笔账单暂无可用的优惠</p>;
  return (
    <>
      <h2 className={styles['head']}>可用（{usable.length}）</h2>
      <p className={styles['rule']}>
        每笔账单用一张{areAllUnstackable && '，不能叠加'}；未付款的，订单关闭后优惠券退回
      </p>
      {usable.map((coupon) => (
        <CouponTicket
          key={coupon.couponId}
          coupon={coupon}
          nowMs={now}
          worth={`减${formatYuan(coupon.discountFee)}`}
          tag={
            <TicketTags
              isBest={coupon === best}
              isChosen={coupon.couponId === chosen?.couponId}
              isUnstackable={!areAllUnstackable && coupon.canStack === COUPON_STACKING.never}
            />
          }
          press={{ isChosen: coupon.couponId === chosen?.couponId, onPress: () => onChoose(coupon.couponId) }}
        />
      ))}
    </>
  );
}

interface TicketTagsProps {
  readonly isBest: boolean;
  readonly isChosen: boolean;
  readonly isUnstackable: boolean;
}

function TicketTags({ isBest, isChosen, isUnstackable }: TicketTagsProps) {
  return (
    <>
      {isBest && <Tag tone="brand">最优惠</Tag>} {isChosen && <Tag tone="done">已选</Tag>}{' '}
      {isUnstackable && <Tag>不能叠加</Tag>}
    </>
  );
}

function UnusableCoupons({ coupons }: { readonly coupons: readonly Coupon[] }) {
  const now = useServerNow();
  const unusable = coupons.filter((coupon) => !isUsableCoupon(coupon));
  if (unusable.length === 0) return null;
  return (
    <>
      <h2 className={styles['head']}>这次不能用（{unusable.length}）</h2>
      {unusable.map((coupon) => (
        <CouponTicket
          key={coupon.couponId}
          coupon={coupon}
          nowMs={now}
          inactiveReasons={[couponUnusableReasonText(coupon)]}
        />
      ))}
    </>
  );
}
