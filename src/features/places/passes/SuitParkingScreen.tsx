import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';

import { CouponOrPassValidParkList } from './CouponOrPassValidParkList';
import { parseCouponOrPassParksSubject } from './model/couponOrPassParksSubject';
import { PassProductValidParkList } from './PassProductValidParkList';

/** The lots where a coupon, a pass or a pass product is valid. */
export default function SuitParkingScreen() {
  const { frame, query } = useScreen('suitParking');
  const suitable = parseCouponOrPassParksSubject(query);
  return (
    <ScreenFrame {...frame}>
      {suitable.kind === 'rule' && <PassProductValidParkList ruleId={suitable.ruleId} />}
      {suitable.kind === 'own' && <CouponOrPassValidParkList kindLabel={suitable.kindLabel} item={suitable.item} />}
      {suitable.kind === 'nothing' && (
        <EmptyState
          illustration="coupon"
          text="请从优惠券或月卡打开，才知道要查哪一张"
          action={<LinkButton to={pathTo('map')}>查看附近停车场</LinkButton>}
        />
      )}
    </ScreenFrame>
  );
}
