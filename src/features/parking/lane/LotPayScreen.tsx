import { useScreen } from '@/navigation/hooks/useScreen';
import { RoadParkingRow } from '@/widgets/place/RoadParkingRow';

import { PlateQueryView } from '../parts/PlateQueryView';
import { LotHead } from './LotHead';

/** The target of a lot's QR code: the lot's name above the plate query. */
export default function LotPayScreen() {
  const { frame, query } = useScreen('parkingPayPage');
  const { parkId, ...given } = query;
  return (
    <PlateQueryView frame={frame} given={given} billAt="payPage" foot={parkId === undefined && <RoadParkingRow />}>
      {parkId !== undefined && <LotHead parkId={parkId} />}
    </PlateQueryView>
  );
}
