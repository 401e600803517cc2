import { useSelector } from 'react-redux';

import { formatPlate } from '@/domain/plate/plateFace';
import { selectNothingFor } from '@/flows/plateQuery/plateQuerySlice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Notice } from '@/ui/card/Notice';

import { BillToPay } from '../bill/BillToPay';
import { OwedElsewhere } from '../parts/OwedElsewhere';
import { PlateQueryView } from '../parts/PlateQueryView';
import { usePlaceQuery } from '../parts/usePlaceQuery';
import { LotHead } from './LotHead';
import { useQueryFromAddress } from './useQueryFromAddress';

/**
 * The target of the code on a notice of arrears: its bill, or the query for the notice's plate. No published call finds
 * a bill by the number of a notice; the plate on it does, and the lot picks the bill.
 */
export default function NoticePayScreen() {
  const { frame, query } = useScreen('scanOverduePay');
  const { parkId, uniqueId, code, ...given } = query;
  const asking = usePlaceQuery(
    'scanOverduePay',
    'scanOverduePay',
    parkId === undefined ? null : { parkId, findHere: (bills) => bills.filter((bill) => bill.parkId === parkId) },
  );
  useQueryFromAddress('scanOverduePay', asking, given);
  const nothingFor = useSelector(selectNothingFor);
  const owesElsewhere = nothingFor !== '' && nothingFor === asking.owesElsewhere;
  if (parkId !== undefined && uniqueId !== undefined) {
    return <BillToPay key={`${parkId} ${uniqueId}`} frame={frame} billKey={{ uniqueId, parkId }} />;
  }
  return (
    <PlateQueryView frame={frame} given={given} billAt="scanOverduePay" asking={asking}>
      {parkId !== undefined && <LotHead parkId={parkId} />}
      <Notice>
        <p>请输入通知单上的车牌，查询要补缴的账单</p>
        {code !== undefined && <p>通知单编号 {code}</p>}
      </Notice>
      {owesElsewhere && (
        <>
          <Notice tone="soon">{formatPlate(nothingFor)} 在这个停车场没有待缴的费用。车牌有误的，请改正后再查询</Notice>
          <OwedElsewhere asking={asking} />
        </>
      )}
    </PlateQueryView>
  );
}
