import { isParkingBillUnderAppeal } from '@/domain/stay/listParkingBillDisputeActions';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { useParkingBill } from '@/widgets/stay/useParkingBill';

import { NOT_FOUND_TEXT } from '../parts/notFoundText';
import { ParkingAppealForm } from './ParkingAppealForm';

/** 账单申诉: submits an appeal against one bill. */
export default function BillComplainScreen() {
  const { frame, query } = useScreen('billComplain');
  const { reasonType, ...key } = query;
  const { bill, load } = useParkingBill(key);
  if (bill?.canAppeal === 1 && load.state === 'ready') {
    return (
      <ParkingAppealForm
        key={`${bill.parkId} ${bill.uniqueId}`}
        frame={frame}
        bill={bill}
        requestedReason={reasonType}
      />
    );
  }
  const isOpen = bill !== undefined && isParkingBillUnderAppeal(bill);
  return (
    <DetailScreen
      frame={frame}
      load={bill === undefined ? load : { ...load, state: 'empty' }}
      empty={{
        illustration: 'bill',
        text: bill === undefined ? NOT_FOUND_TEXT : noAppealText(bill, isOpen),
        action: isOpen ? (
          <LinkButton replace to={pathTo('billComplainDetail', { uniqueId: bill.uniqueId, parkId: bill.parkId })}>
            看申诉进度
          </LinkButton>
        ) : (
          <LinkButton to={pathTo('parkingRecord')}>看停车记录</LinkButton>
        ),
      }}
      cardHeights={[180, 440, 110]}
    />
  );
}

/** Why this bill cannot be appealed. Without the total fee it is unknown whether the bill has one. */
const noAppealText = ({ totalFee }: ParkingBill, isOpen: boolean): string => {
  if (isOpen) return '这笔账单正在申诉中';
  return Number.isNaN(totalFee) ? '停车场暂不支持在这里申诉，可以联系客服' : '这笔账单没有费用，不用申诉';
};
