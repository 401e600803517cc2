import { useLocation } from 'react-router-dom';

import { type CouponChoice, findBestCoupon, isUsableCoupon } from '@/domain/coupon/couponChoice';
import { couponSavingText } from '@/domain/coupon/couponText';
import { useIsSignedIn } from '@/flows/session/useSession';
import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBillCoupon, ParkingBillKey } from '@/services/charge/bills';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { DroppedRowsNotice } from '@/ui/load/DroppedRowsNotice';
import type { LoadState } from '@/ui/load/LoadStateContent';
import { droppedRowsText } from '@/widgets/loading/toLoadableBlockState';

interface CouponRowProps {
  readonly billKey: ParkingBillKey;
  readonly state: LoadState;
  readonly coupons: readonly ParkingBillCoupon[];
  /** How many coupons were dropped from the response because they could not be parsed. */
  readonly droppedCount: number;
  readonly coupon: ParkingBillCoupon | null;
  readonly choice: CouponChoice;
  readonly isReplaced: boolean;
  readonly onRetry: () => void;
  /** Nothing can be changed any more. */
  readonly isFixed: boolean;
}

/** Shows which coupon is used and why, and how many could not be parsed. Links to the list of coupons. */
export function BillCouponRow(props: CouponRowProps) {
  return (
    <Card>
      <CardRows>
        <CouponRowContent {...props} />
        {props.droppedCount > 0 && <DroppedRowsNotice text={`优惠${droppedRowsText(props.droppedCount)}`} />}
      </CardRows>
    </Card>
  );
}

function CouponRowContent(props: CouponRowProps) {
  const { billKey, state, coupons, coupon, choice, isReplaced, onRetry } = props;
  const isFixed = props.isFixed || !hasScreen('choiceDiscountPage');
  const now = useServerNow();
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const to = pathTo('choiceDiscountPage', billKey);
  if (state === 'loading') return <ListRow title="优惠" note="正在查询可用优惠…" />;
  if (state === 'failed') {
    return (
      <ListRow
        title="优惠"
        note="优惠加载失败，可不用优惠直接支付"
        right={
          <TextButton label="重试查询优惠" onPress={onRetry}>
            重试
          </TextButton>
        }
      />
    );
  }
  const usableCount = coupons.filter(isUsableCoupon).length;
  if (coupon === null) {
    if (coupons.length === 0 && !isSignedIn && hasScreen('login')) {
      const loginPath = pathTo('login', { enCodeUrl: pathname + search });
      return <ListRow title="优惠" note="登录后可以用优惠券" to={isFixed ? undefined : loginPath} />;
    }
    const note = usableCount > 0 ? `有${usableCount}张可用，这次不使用` : '暂无可用的优惠';
    return <ListRow title="优惠" note={note} to={coupons.length > 0 && !isFixed ? to : undefined} />;
  }
  const isBest = choice.is === 'best' || isReplaced || coupon.couponId === findBestCoupon(coupons)?.couponId;
  return (
    <ListRow
      to={isFixed ? undefined : to}
      title={coupon.couponName}
      note={
        <>
          {isReplaced && <span>原来选的优惠已不可用。</span>}
          {isBest ? '已选最优惠：' : '已选优惠：'}
          {couponSavingText(coupon, now)}
        </>
      }
      right={isFixed ? '已选' : '更换'}
    />
  );
}
