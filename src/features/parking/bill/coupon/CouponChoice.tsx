import { formatYuan } from '@/domain/money';
import type { ScreenHead } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { BillKey, Coupon } from '@/services/charge/bills';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { joinClasses } from '@/ui/joinClasses';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Tag } from '@/ui/text/Tag';

import { bestOf, type CouponChoice as Choice, isUsable, unusableText } from '@/domain/coupon/couponChoice';
import { useBillDraft } from '../useBillDraft';
import { useBillPrice } from '../useBillPrice';
import styles from './CouponChoice.module.css';

interface CouponChoiceProps {
  /** A choice also calls its `onBack`. */
  readonly frame: ScreenHead;
  readonly billKey: BillKey;
}

/** The coupons for one bill: the usable ones, and the others with the reason. A choice leads back to the bill. */
export function CouponChoice({ frame, billKey }: CouponChoiceProps) {
  const [draft, change] = useBillDraft(billKey);
  const price = useBillPrice(billKey, draft.coupon);
  const { coupons, couponLoad, coupon, bill } = price;
  const choose = (choice: Choice) => {
    change({ coupon: choice, agreedCents: null });
    frame.onBack();
  };
  return (
    <ListScreen
      frame={frame}
      // No pull to refresh here: the amount is refreshed on the bill.
      load={{ ...couponLoad, refresh: undefined }}
      empty={{
        drawing: 'coupon',
        text: '暂无可用的优惠',
        action: (
          <LinkButton replace to={pathTo('payPage', billKey)}>
            回到账单
          </LinkButton>
        ),
      }}
      rowHeight={88}
    >
      <Tickets coupons={coupons} chosen={coupon} onChoose={(couponId) => choose({ is: 'one', couponId })} />
      <button
        type="button"
        aria-pressed={coupon === null}
        className={joinClasses(styles['none'], coupon === null && styles['chosen'])}
        onClick={() => choose({ is: 'none' })}
      >
        不使用优惠{bill !== undefined && bill.parkFee > 0 && `，支付 ${formatYuan(bill.parkFee)}`}
      </button>
      <Unusable coupons={coupons} />
    </ListScreen>
  );
}

function Tickets({
  coupons,
  chosen,
  onChoose,
}: {
  coupons: readonly Coupon[];
  chosen: Coupon | null;
  onChoose: (couponId: string) => void;
}) {
  const now = useServerNow();
  const best = bestOf(coupons);
  const usable = coupons.filter(isUsable);
  if (usable.length === 0) return <p className={styles['head']}>这笔账单暂无可用的优惠</p>;
  return (
    <>
      <h2 className={styles['head']}>可用（{usable.length}）</h2>
      <p className={styles['rule']}>每笔账单用一张，不能叠加；未付款的，订单关闭后优惠券退回</p>
      {usable.map((coupon) => (
        <CouponTicket
          key={coupon.couponId}
          coupon={coupon}
          nowMs={now}
          worth={`减${formatYuan(coupon.discountFee)}`}
          tag={<TicketTags isBest={coupon === best} isChosen={coupon.couponId === chosen?.couponId} />}
          press={{ isChosen: coupon.couponId === chosen?.couponId, onPress: () => onChoose(coupon.couponId) }}
        />
      ))}
    </>
  );
}

function TicketTags({ isBest, isChosen }: { readonly isBest: boolean; readonly isChosen: boolean }) {
  return (
    <>
      {isBest && <Tag tone="brand">最优惠</Tag>} {isChosen && <Tag tone="done">已选</Tag>}
    </>
  );
}

function Unusable({ coupons }: { readonly coupons: readonly Coupon[] }) {
  const now = useServerNow();
  const unusable = coupons.filter((coupon) => !isUsable(coupon));
  if (unusable.length === 0) return null;
  return (
    <>
      <h2 className={styles['head']}>这次不能用（{unusable.length}）</h2>
      {unusable.map((coupon) => (
        <CouponTicket key={coupon.couponId} coupon={coupon} nowMs={now} off={[unusableText(coupon)]} />
      ))}
    </>
  );
}
