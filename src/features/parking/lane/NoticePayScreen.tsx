import { useSelector } from 'react-redux';

import { formatPlate } from '@/domain/plate/plateFace';
import { selectPlateWithoutBill } from '@/flows/plateQuery/plateQuerySlice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import { BillPaymentView } from '../bill/BillPaymentView';
import { BillsOwedElsewhereCard } from '../parts/BillsOwedElsewhereCard';
import { PlateQueryView } from '../parts/PlateQueryView';
import { usePlateQueryAtPlace } from '../parts/usePlateQueryAtPlace';
import { ScannedLotHeader } from './ScannedLotHeader';
import { useAutoQueryPlateFromUrl } from './useAutoQueryPlateFromUrl';

/**
 * The target of the QR code on a notice of arrears: its bill, or the query for the notice's plate. The published API
 * cannot find a bill by the number of a notice, so it is found by the plate on the notice and filtered by lot.
 */
export default function NoticePayScreen() {
  const { frame, query } = useScreen('scanOverduePay');
  const { parkId, uniqueId, code, ...initialPlate } = query;
  const plateQuery = usePlateQueryAtPlace(
    'scanOverduePay',
    'scanOverduePay',
    parkId === undefined ? null : { parkId, selectBills: (bills) => bills.filter((bill) => bill.parkId === parkId) },
  );
  useAutoQueryPlateFromUrl('scanOverduePay', plateQuery, initialPlate);
  const nothingFor = useSelector(selectPlateWithoutBill);
  const owesElsewhere = nothingFor !== '' && nothingFor === plateQuery.owesElsewhere;
  if (parkId !== undefined && uniqueId !== undefined) {
    return <BillPaymentView key={`${parkId} ${uniqueId}`} frame={frame} billKey={{ uniqueId, parkId }} />;
  }
  return (
    <PlateQueryView frame={frame} initialPlate={initialPlate} billAt="scanOverduePay" plateQuery={plateQuery}>
      {parkId !== undefined && <ScannedLotHeader parkId={parkId} />}
      <NoticeBanner>
        <p>请输入通知单上的车牌，查询要补缴的账单</p>
        {code !== undefined && <p>通知单编号 {code}</p>}
      </NoticeBanner>
      {owesElsewhere && (
        <>
          <NoticeBanner tone="soon">
            {formatPlate(nothingFor)} 在这个停车场没有待缴的费用。车牌有误的，请改正后再查询
          </NoticeBanner>
          <BillsOwedElsewhereCard plateQuery={plateQuery} />
        </>
      )}
    </PlateQueryView>
  );
}
