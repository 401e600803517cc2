import { PLATE_COLOR, toYellowPlateColorParam } from '@/domain/plate/plateCodes';
import { useScreen } from '@/navigation/hooks/useScreen';
import { type ParkingBillKey, useGetParkingBillQuery } from '@/services/charge/bills';

import { BillPaymentView } from '../bill/BillPaymentView';
import { OtherUnpaidBillsOfPlateCard } from '../parts/OtherUnpaidBillsOfPlateCard';
import { BarrierPlateQueryView } from './BarrierPlateQueryView';
import { BillWaitForBarrierNotice } from './WaitForBarrierNotice';

/** At a lane: the bill of the car in front of the barrier, or the query for a plate. */
export default function LanePayScreen() {
  const { frame, query } = useScreen('scanPayPage');
  const { parkId, uniqueId, ...initialPlate } = query;
  if (parkId === undefined || uniqueId === undefined)
    return <BarrierPlateQueryView frame={frame} parkId={parkId} initialPlate={initialPlate} />;
  return (
    <BillPaymentView
      key={`${parkId} ${uniqueId}`}
      frame={frame}
      billKey={{ uniqueId, parkId }}
      foot={<OtherBillsOfCar uniqueId={uniqueId} parkId={parkId} />}
    >
      <BillWaitForBarrierNotice uniqueId={uniqueId} parkId={parkId} />
    </BillPaymentView>
  );
}

/** Other unpaid bills of this bill's car. The barrier does not wait for them. */
function OtherBillsOfCar(billKey: ParkingBillKey) {
  const { plateNo, plateColor } = useGetParkingBillQuery(billKey).currentData ?? { plateNo: '', plateColor: -1 };
  return plateNo === '' ? null : (
    <OtherUnpaidBillsOfPlateCard
      filter={{ plateNo, ...toYellowPlateColorParam(plateColor === PLATE_COLOR.yellow) }}
      except={billKey}
    />
  );
}
