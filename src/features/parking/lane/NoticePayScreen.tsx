import { usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Notice } from '@/ui/card/Notice';

import { BillToPay } from '../bill/BillToPay';
import { PlateQueryView } from '../parts/PlateQueryView';
import { LotHead } from './LotHead';
import { useQueryFromAddress } from './useQueryFromAddress';

/** The target of the code on a notice of arrears: its bill, or the query for the notice's plate. */
export default function NoticePayScreen() {
  const { frame, query } = useScreen('scanOverduePay');
  const { parkId, uniqueId, code, ...given } = query;
  useQueryFromAddress('scanOverduePay', usePlateQuery('scanOverduePay'), given);
  if (parkId !== undefined && uniqueId !== undefined) {
    return <BillToPay key={`${parkId} ${uniqueId}`} frame={frame} billKey={{ uniqueId, parkId }} />;
  }
  return (
    <PlateQueryView frame={frame} given={given} billAt="scanOverduePay">
      {parkId !== undefined && <LotHead parkId={parkId} />}
      <Notice>
        {code === undefined
          ? '请输入通知单上的车牌，查询要补缴的账单'
          : `通知单编号 ${code}。目前不能按编号查账单，请输入通知单上的车牌`}
      </Notice>
    </PlateQueryView>
  );
}
