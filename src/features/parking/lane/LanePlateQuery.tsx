import { useSelector } from 'react-redux';

import { formatPlate } from '@/domain/plate/plateFace';
import { selectPlateWithoutBill } from '@/flows/plateQuery/plateQuerySlice';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { CallRows } from '@/widgets/place/CallRows';

import { BillsOwedElsewhereCard } from '../parts/BillsOwedElsewhereCard';
import { PlateQueryView } from '../parts/PlateQueryView';
import { filterForBillsOfLot, usePlacePlateQuery } from '../parts/usePlacePlateQuery';
import { LotHeader } from './LotHeader';
import { useAutoQueryAddressPlate } from './useAutoQueryAddressPlate';
import { WaitForBarrierNotice } from './WaitForBarrierNotice';

interface LanePlateQueryProps {
  readonly frame: ScreenHeaderProps<'scanPayPage'>;
  readonly parkId: string | undefined;
  readonly initialPlate: { readonly plateNo?: string | undefined; readonly plateColor?: number | undefined };
}

/** The plate query, used when the address does not identify the car's bill. */
export function LanePlateQuery({ frame, parkId, initialPlate }: LanePlateQueryProps) {
  const nothingFor = useSelector(selectPlateWithoutBill);
  // The barrier waits only for this lot's bill.
  const plateQuery = usePlacePlateQuery(
    'scanPayPage',
    'scanPayPage',
    parkId === undefined ? null : filterForBillsOfLot(parkId),
  );
  const owesElsewhere = nothingFor !== '' && nothingFor === plateQuery.owesElsewhere;
  useAutoQueryAddressPlate('scanPayPage', plateQuery, initialPlate);
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
        <WaitForBarrierNotice />
      ) : (
        <NoticeBanner tone="soon">
          {formatPlate(nothingFor)} {owesElsewhere && '在这个停车场'}
          没有待缴的费用，请等待道闸抬杆。车牌有误的，请改正后再查询
        </NoticeBanner>
      )}
      {owesElsewhere && <BillsOwedElsewhereCard asking={plateQuery} />}
    </PlateQueryView>
  );
}
