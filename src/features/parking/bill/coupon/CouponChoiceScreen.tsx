import { useBackOr } from '@/navigation/hooks/useBackOr';
import { useScreen } from '@/navigation/hooks/useScreen';

import { GoneBill } from '../GoneBill';
import { CouponChoice } from './CouponChoice';

/** Choosing the coupon for one bill. */
export default function CouponChoiceScreen() {
  const { frame, query } = useScreen('choiceDiscountPage');
  const backOr = useBackOr();
  const { uniqueId, parkId } = query;
  if (uniqueId === undefined || parkId === undefined) return <GoneBill frame={frame} />;
  const bill = { uniqueId, parkId };
  const onBack = () => backOr('payPage', bill);
  return <CouponChoice frame={{ ...frame, onBack }} billKey={bill} />;
}
