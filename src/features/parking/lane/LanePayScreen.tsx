import { useSelector } from 'react-redux';

import { colorToSend, PLATE_COLOR } from '@/domain/plate/plateCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { selectNothingFor } from '@/flows/plateQuery/plateQuerySlice';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { type BillKey, useGetParkingBillQuery } from '@/services/charge/bills';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { Rows } from '@/ui/list/Rows';
import { CallRows } from '@/widgets/place/CallRows';

import { BillToPay } from '../bill/BillToPay';
import { OtherBills } from '../parts/OtherBills';
import { OwedElsewhere } from '../parts/OwedElsewhere';
import { PlateQueryView } from '../parts/PlateQueryView';
import { lotPlace, usePlaceQuery } from '../parts/usePlaceQuery';
import { LaneBillNotice, LaneNotice } from './LaneNotice';
import { LotHead } from './LotHead';
import { useQueryFromAddress } from './useQueryFromAddress';

/** At a lane: the bill of the car in front of the barrier, or the query for a plate. */
export default function LanePayScreen() {
  const { frame, query } = useScreen('scanPayPage');
  const { parkId, uniqueId, ...given } = query;
  if (parkId === undefined || uniqueId === undefined) return <LaneQuery frame={frame} parkId={parkId} given={given} />;
  return (
    <BillToPay
      key={`${parkId} ${uniqueId}`}
      frame={frame}
      billKey={{ uniqueId, parkId }}
      foot={<RestOfCar uniqueId={uniqueId} parkId={parkId} />}
    >
      <LaneBillNotice uniqueId={uniqueId} parkId={parkId} />
    </BillToPay>
  );
}

/** Other debts of this bill's car. This barrier does not wait for them. */
function RestOfCar(billKey: BillKey) {
  const { plateNo, plateColor } = useGetParkingBillQuery(billKey).currentData ?? { plateNo: '', plateColor: -1 };
  return plateNo === '' ? null : (
    <OtherBills question={{ plateNo, ...colorToSend(plateColor === PLATE_COLOR.yellow) }} except={billKey} />
  );
}

interface LaneQueryProps {
  readonly frame: ScreenHeaderProps<'scanPayPage'>;
  readonly parkId: string | undefined;
  readonly given: { readonly plateNo?: string | undefined; readonly plateColor?: number | undefined };
}

/** Shown when the lane has not sent which car it sees. */
function LaneQuery({ frame, parkId, given }: LaneQueryProps) {
  const nothingFor = useSelector(selectNothingFor);
  // The barrier waits only for this lot's bill.
  const asking = usePlaceQuery('scanPayPage', 'scanPayPage', parkId === undefined ? null : lotPlace(parkId));
  const owesElsewhere = nothingFor !== '' && nothingFor === asking.owesElsewhere;
  useQueryFromAddress('scanPayPage', asking, given);
  return (
    <PlateQueryView
      frame={frame}
      given={given}
      billAt="scanPayPage"
      asking={asking}
      foot={
        <Card title="道闸未抬起？">
          <p>请联系现场人员，或按道闸旁的呼叫按钮</p>
          <Rows>
            <CallRows parkId={parkId} />
          </Rows>
        </Card>
      }
    >
      {parkId !== undefined && <LotHead parkId={parkId} />}
      {nothingFor === '' ? (
        <LaneNotice />
      ) : (
        <Notice tone="soon">
          {formatPlate(nothingFor)} {owesElsewhere && '在这个停车场'}
          没有待缴的费用，请等待道闸抬杆。车牌有误的，请改正后再查询
        </Notice>
      )}
      {owesElsewhere && <OwedElsewhere asking={asking} />}
    </PlateQueryView>
  );
}
