import { useScreen } from '@/navigation/hooks/useScreen';
import { RoadParkingRow } from '@/widgets/place/RoadParkingRow';

import { PlateQueryView } from '../parts/PlateQueryView';
import { LotHeader } from './LotHeader';

/** The target of a lot's QR code: the lot's name above the plate query. */
export default function LotPayScreen() {
  const { frame, query } = useScreen('parkingPayPage');
  const { parkId, ...initialPlate } = query;
  return (
    <PlateQueryView
      frame={frame}
      initialPlate={initialPlate}
      billAt="payPage"
      foot={parkId === undefined && <RoadParkingRow />}
    >
      {parkId !== undefined && <LotHeader parkId={parkId} />}
    </PlateQueryView>
  );
}
