import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';

import { PlateQueryView } from '../parts/PlateQueryView';
import { LotHead } from './LotHead';

/** What a lot's code opens: the lot's name over the plate query. */
export default function LotPayScreen() {
  const go = useGo();
  const { parkId, ...given } = useQueryOf('parkingPayPage');
  return (
    <PlateQueryView
      frame={{ name: 'parkingPayPage', title: '停车缴费', onBack: go.back }}
      given={given}
      billAt="payPage"
    >
      {parkId !== undefined && <LotHead parkId={parkId} />}
    </PlateQueryView>
  );
}
