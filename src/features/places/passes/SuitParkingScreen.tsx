import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';

import { LotsOfRule } from './LotsOfRule';
import { readSuitable } from './model/suitable';
import { SuitableParks } from './SuitableParks';

/** The lots where a coupon, a pass or a pass rule is valid. */
export default function SuitParkingScreen() {
  const { frame, query } = useScreen('suitParking');
  const asked = readSuitable(query);
  return (
    <ScreenFrame {...frame}>
      {asked.kind === 'rule' && <LotsOfRule ruleId={asked.ruleId} />}
      {asked.kind === 'own' && <SuitableParks what={asked.what} good={asked.good} />}
      {asked.kind === 'nothing' && (
        <Empty
          drawing="coupon"
          text="请从优惠券或月卡打开，才知道要查哪一张"
          action={<LinkButton to={pathTo('map')}>看附近停车场</LinkButton>}
        />
      )}
    </ScreenFrame>
  );
}
