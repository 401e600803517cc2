import { useSelector } from 'react-redux';

import { PLATE_COLOR, toPlateColorParam } from '@/domain/plate/plateCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { selectPlateWithoutBill } from '@/flows/plateQuery/plateQuerySlice';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { type BillKey, useGetParkingBillQuery } from '@/services/charge/bills';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { CallRows } from '@/widgets/place/CallRows';

import { BillPaymentView } from '../bill/BillPaymentView';
import { OtherBills } from '../parts/OtherBills';
import { OwedElsewhere } from '../parts/OwedElsewhere';
import { PlateQueryView } from '../parts/PlateQueryView';
import { lotFilter, usePlaceQuery } from '../parts/usePlaceQuery';
import { LaneBillNotice, LaneNotice } from './LaneNotice';
import { LotHeader } from './LotHeader';
import { useAddressPlateQuery } from './useAddressPlateQuery';

/** At a lane: the bill of the car in front of the barrier, or the query for a plate. */
export default function LanePayScreen() {
  const { frame, query } = useScreen('scanPayPage');
  const { parkId, uniqueId, ...initialPlate } = query;
  if (parkId === undefined || uniqueId === undefined)
    return <LaneQuery frame={frame} parkId={parkId} initialPlate={initialPlate} />;
  return (
    <BillPaymentView
      key={`${parkId} ${uniqueId}`}
      frame={frame}
      billKey={{ uniqueId, parkId }}
      foot={<OtherBillsOfCar uniqueId={uniqueId} parkId={parkId} />}
    >
      <LaneBillNotice uniqueId={uniqueId} parkId={parkId} />
    </BillPaymentView>
  );
}

/** Other unpaid bills of this bill's car. The barrier does not wait for them. */
function OtherBillsOfCar(billKey: BillKey) {
  const { plateNo, plateColor } = useGetParkingBillQuery(billKey).currentData ?? { plateNo: '', plateColor: -1 };
  return plateNo === '' ? null : (
    <OtherBills filter={{ plateNo, ...toPlateColorParam(plateColor === PLATE_COLOR.yellow) }} except={billKey} />
  );
}

interface LaneQueryProps {
  readonly frame: ScreenHeaderProps<'scanPayPage'>;
  readonly parkId: string | undefined;
  readonly initialPlate: { readonly plateNo?: string | undefined; readonly plateColor?: number | undefined };
}

/** The plate query, used when the address does not identify the car's bill. */
function LaneQuery({ frame, parkId, initialPlate }: LaneQueryProps) {
  const nothingFor = useSelector(selectPlateWithoutBill);
  // The barrier waits only for this lot's bill.
  const plateQuery = usePlaceQuery('scanPayPage', 'scanPayPage', parkId === undefined ? null : lotFilter(parkId));
  const owesElsewhere = nothingFor !== '' && nothingFor === plateQuery.owesElsewhere;
  useAddressPlateQuery('scanPayPage', plateQuery, initialPlate);
  return (
    <PlateQueryView
      frame={frame}
      initialPlate={initialPlate}
      billAt="scanPayPage"
      plateQuery={plateQuery}
      foot={
        <Card title="道闸未抬起？">
          <p>请联系现场人员，或按道闸旁的呼叫按钮</p>
          <CardRows>
            <CallRows parkId={parkId} />
          </CardRows>
        </Card>
      }
    >
      {parkId !== undefined && <LotHeader parkId={parkId} />}
      {nothingFor === '' ? (
        <LaneNotice />
      ) : (
        <NoticeBanner tone="soon">
          {formatPlate(nothingFor)} {owesElsewhere && '在这个停车场'}
          没有待缴的费用，请等待道闸抬杆。车牌有误的，请改正后再查询
        </NoticeBanner>
      )}
      {owesElsewhere && <OwedElsewhere asking={plateQuery} />}
    </PlateQueryView>
  );
}
