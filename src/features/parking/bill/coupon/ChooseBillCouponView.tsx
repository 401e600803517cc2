import type { CouponChoice as Choice } from '@/domain/coupon/couponChoice';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { ParkingBillKey } from '@/services/charge/bills';
import { LinkButton } from '@/ui/button/LinkButton';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { BillCouponOptions } from '@/widgets/coupon/BillCouponOptions';

import { useBillPaymentDraft } from '../useBillPaymentDraft';
import { useBillPrice } from '../useBillPrice';

interface CouponChoiceListProps {
  /** Choosing a coupon also calls `onBack`. */
  readonly frame: ScreenHeaderProps;
  readonly billKey: ParkingBillKey;
}

/** The coupons for one bill: the usable ones, and the others with the reason. Choosing one returns to the bill. */
export function ChooseBillCouponView({ frame, billKey }: CouponChoiceListProps) {
  const [draft, change] = useBillPaymentDraft(billKey);
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
        illustration: 'coupon',
        text: '暂无可用的优惠',
        action: (
          <LinkButton replace to={pathTo('payPage', billKey)}>
            回到账单
          </LinkButton>
        ),
      }}
      rowHeight={88}
    >
      <BillCouponOptions coupons={coupons} chosen={coupon} onChoose={choose} fullCents={bill?.parkFee} />
    </ListScreen>
  );
}
