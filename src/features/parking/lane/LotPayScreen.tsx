import { useScreen } from '@/navigation/hooks/useScreen';

import { PlateQueryView } from '../parts/PlateQueryView';
import { LotHead } from './LotHead';

/** What a lot's code opens: the lot's name over the plate query. */
export default function LotPayScreen() {
  const { frame, query } = useScreen('parkingPayPage');
  const { parkId, ...given } = query;
  return (
    <PlateQueryView frame={frame} given={given} billAt="payPage">
      {parkId !== undefined && <LotHead parkId={parkId} />}
    </PlateQueryView>
  );
}
