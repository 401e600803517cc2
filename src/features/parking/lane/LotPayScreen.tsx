import { useScreen } from '@/navigation/hooks/useScreen';
import { RoadsideParkingLinkRow } from '@/widgets/place/RoadsideParkingLinkRow';

import { PlateQueryView } from '../parts/PlateQueryView';
import { ScannedLotHeader } from './ScannedLotHeader';

/** The target of a lot's QR code: the lot's name above the plate query. */
export default function LotPayScreen() {
  const { frame, query } = useScreen('parkingPayPage');
  const { parkId, ...initialPlate } = query;
  return (
    <PlateQueryView
      frame={frame}
      initialPlate={initialPlate}
      billAt="payPage"
      foot={parkId === undefined && <RoadsideParkingLinkRow />}
    >
      {parkId !== undefined && <ScannedLotHeader parkId={parkId} />}
    </PlateQueryView>
  );
}
