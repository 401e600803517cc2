import { useSelector } from 'react-redux';

import { selectRoute } from '@/navigation/history/routeSlice';
import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';

import { NoBill } from '../NoBill';
import { CouponChoice } from './CouponChoice';

/** The coupon for one bill. */
export default function CouponChoiceScreen() {
  const go = useGo();
  const { depth } = useSelector(selectRoute);
  const { uniqueId, parkId } = useQueryOf('choiceDiscountPage');
  if (uniqueId === undefined || parkId === undefined)
    return <NoBill name="choiceDiscountPage" title="选择优惠" onBack={go.back} />;
  const bill = { uniqueId, parkId };
  return <CouponChoice billKey={bill} onDone={depth > 0 ? go.back : () => go.instead('payPage', bill)} />;
}
