import { usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';
import { Notice } from '@/ui/Notice';

import { BillToPay } from '../parts/BillToPay';
import { LotHead } from '../parts/LotHead';
import { PlateQueryScreen } from '../parts/PlateQueryScreen';
import { useAskedByAddress } from '../parts/useAskedByAddress';

const FRAME = { name: 'scanOverduePay', title: '扫码补缴' } as const;

/** What the code on a notice of arrears opens: its bill, or the query for the plate that it was written for. */
export default function NoticePayScreen() {
  const go = useGo();
  const { parkId, uniqueId, code, ...given } = useQueryOf('scanOverduePay');
  useAskedByAddress('scanOverduePay', usePlateQuery('scanOverduePay'), given);
  const frame = { ...FRAME, onBack: go.back };
  if (parkId !== undefined && uniqueId !== undefined) {
    return <BillToPay {...frame} key={`${parkId} ${uniqueId}`} billKey={{ uniqueId, parkId }} />;
  }
  return (
    <PlateQueryScreen frame={frame} given={given} billAt="scanOverduePay">
      {parkId !== undefined && <LotHead parkId={parkId} />}
      <Notice>
        {code === undefined
          ? '请输入通知单上的车牌，查询要补缴的账单'
          : `通知单编号 ${code}。目前不能按编号查账单，请输入通知单上的车牌`}
      </Notice>
    </PlateQueryScreen>
  );
}
