import { useSelector } from 'react-redux';

import { selectRoute } from '@/navigation/routeSlice';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';

import { CouponChoice } from '../parts/CouponChoice';
import { NoBill } from '../parts/NoBill';

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
