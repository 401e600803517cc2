import { useSelector } from 'react-redux';

import { formatPlate } from '@/domain/plate/plateFace';
import { selectPlateWithoutBill } from '@/flows/plateQuery/plateQuerySlice';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { PhoneNumberRows } from '@/widgets/place/PhoneNumberRows';

import { BillsOwedElsewhereCard } from '../parts/BillsOwedElsewhereCard';
import { PlateQueryView } from '../parts/PlateQueryView';
import { createLotBillFilter, usePlateQueryAtPlace } from '../parts/usePlateQueryAtPlace';
import { ScannedLotHeader } from './ScannedLotHeader';
import { useAutoQueryPlateFromUrl } from './useAutoQueryPlateFromUrl';
import { WaitForBarrierNotice } from './WaitForBarrierNotice';

interface LanePlateQueryProps {
  readonly frame: ScreenHeaderProps<'scanPayPage'>;
  readonly parkId: string | undefined;
  readonly initialPlate: { readonly plateNo?: string | undefined; readonly plateColor?: number | undefined };
}

/** The plate query, used when the address does not identify the car's bill. */
export function BarrierPlateQueryView({ frame, parkId, initialPlate }: LanePlateQueryProps) {
  const nothingFor = useSelector(selectPlateWithoutBill);
  // The barrier waits only for this lot's bill.
  const plateQuery = usePlateQueryAtPlace(
    'scanPayPage',
    'scanPayPage',
    parkId === undefined ? null : createLotBillFilter(parkId),
  );
  const owesElsewhere = nothingFor !== '' && nothingFor === plateQuery.owesElsewhere;
  useAutoQueryPlateFromUrl('scanPayPage', plateQuery, initialPlate);
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
            <PhoneNumberRows parkId={parkId} />
          </CardRows>
        </Card>
      }
    >
      {parkId !== undefined && <ScannedLotHeader parkId={parkId} />}
      {nothingFor === '' ? (
        <WaitForBarrierNotice />
      ) : (
        <NoticeBanner tone="soon">
          {formatPlate(nothingFor)} {owesElsewhere && '在这个停车场'}
          没有待缴的费用，请等待道闸抬杆。车牌有误的，请改正后再查询
        </NoticeBanner>
      )}
      {owesElsewhere && <BillsOwedElsewhereCard plateQuery={plateQuery} />}
    </PlateQueryView>
  );
}
