import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { useScreen } from '@/navigation/hooks/useScreen';

import { MissingBillScreen } from '../MissingBillScreen';
import { ChooseBillCouponView } from './ChooseBillCouponView';

/** Choosing the coupon for one bill. */
export default function CouponChoiceScreen() {
  const { frame, query } = useScreen('choiceDiscountPage');
  const backOr = useBackOrReplace();
  const { uniqueId, parkId } = query;
  if (uniqueId === undefined || parkId === undefined) return <MissingBillScreen frame={frame} />;
  const bill = { uniqueId, parkId };
  const onBack = () => backOr('payPage', bill);
  return <ChooseBillCouponView frame={{ ...frame, onBack }} billKey={bill} />;
}
