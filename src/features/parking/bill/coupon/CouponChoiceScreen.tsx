import { useSelector } from 'react-redux';

import { selectRoute } from '@/navigation/history/routeSlice';
import { useScreen } from '@/navigation/hooks/useScreen';

import { GoneBill } from '../GoneBill';
import { CouponChoice } from './CouponChoice';

/** Choosing the coupon for one bill. */
export default function CouponChoiceScreen() {
  const { frame, query, go } = useScreen('choiceDiscountPage');
  const { depth } = useSelector(selectRoute);
  const { uniqueId, parkId } = query;
  if (uniqueId === undefined || parkId === undefined) return <GoneBill frame={frame} />;
  const bill = { uniqueId, parkId };
  const onBack = depth > 0 ? go.back : () => go.instead('payPage', bill);
  return <CouponChoice frame={{ ...frame, onBack }} billKey={bill} />;
}
