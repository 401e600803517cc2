import type { CouponChoice as Choice } from '@/domain/coupon/couponChoice';
import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { ParkingBillKey } from '@/services/charge/bills';
import { LinkButton } from '@/ui/button/LinkButton';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { BillCouponOptions } from '@/widgets/coupon/BillCouponOptions';

import { MissingBillView } from '../MissingBillView';
import { useBillPaymentDraft } from '../useBillPaymentDraft';
import { useBillPrice } from '../useBillPrice';

interface CouponChoiceListProps {
  /** Choosing a coupon also calls `onBack`. */
  readonly frame: ScreenHeaderProps;
  readonly billKey: ParkingBillKey;
}

/** Choosing the coupon for one bill. */
export default function CouponChoiceScreen() {
  const { frame, query } = useScreen('choiceDiscountPage');
  const backOr = useBackOrReplace();
  const { uniqueId, parkId } = query;
  if (uniqueId === undefined || parkId === undefined) return <MissingBillView frame={frame} />;
  const bill = { uniqueId, parkId };
  const onBack = () => backOr('payPage', bill);
  return <ChooseBillCouponView frame={{ ...frame, onBack }} billKey={bill} />;
}

/** The coupons for one bill: the usable ones, and the others with the reason. Choosing one returns to the bill. */
function ChooseBillCouponView({ frame, billKey }: CouponChoiceListProps) {
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
