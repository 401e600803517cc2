import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';

import { LotHead } from '../parts/LotHead';
import { PlateQueryScreen } from '../parts/PlateQueryScreen';

/** What a lot's code opens: the lot's name over the plate query. */
export default function LotPayScreen() {
  const go = useGo();
  const { parkId, ...given } = useQueryOf('parkingPayPage');
  return (
    <PlateQueryScreen
      frame={{ name: 'parkingPayPage', title: '停车缴费', onBack: go.back }}
      given={given}
      billAt="payPage"
    >
      {parkId !== undefined && <LotHead parkId={parkId} />}
    </PlateQueryScreen>
  );
}
