import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { useScreen } from '@/navigation/hooks/useScreen';

import { MissingBill } from '../MissingBill';
import { CouponChoiceList } from './CouponChoiceList';

/** Choosing the coupon for one bill. */
export default function CouponChoiceScreen() {
  const { frame, query } = useScreen('choiceDiscountPage');
  const backOr = useBackOrReplace();
  const { uniqueId, parkId } = query;
  if (uniqueId === undefined || parkId === undefined) return <MissingBill frame={frame} />;
  const bill = { uniqueId, parkId };
  const onBack = () => backOr('payPage', bill);
  return <CouponChoiceList frame={{ ...frame, onBack }} billKey={bill} />;
}
