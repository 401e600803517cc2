import { toServerTimeDigits } from '@/domain/serverTime';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { FEEDBACK_TYPE } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { AppealedBillCard } from '@/widgets/stay/AppealedBillCard';
import { useParkingBill } from '@/widgets/stay/useParkingBill';

import { PARKING_BILL_PROBLEMS } from '../bills/model/billProblems';
import { toFeedbackContext } from '../model/feedbackContext';
import { FeedbackForm } from './FeedbackForm';

/** 账单反馈 about one parking bill, which is shown above the form. */
export default function BillFeedBackScreen() {
  const { frame, query } = useScreen('customerServiceBillFeedBack');
  const { reasonType, ...key } = query;
  const { bill, load } = useParkingBill(key);
  if (bill !== undefined && load.state === 'ready') {
    const { uniqueId, parkId, plateNo, parkStartTime } = bill;
    return (
      <FeedbackForm
        key={`${parkId} ${uniqueId}`}
        frame={frame}
        subject={{
          form: 'billFeedBack',
          legend: '遇到的问题',
          options: PARKING_BILL_PROBLEMS,
          initialChoice: reasonType,
          about: toFeedbackContext({ uniqueId, parkId, plateNo, time: toServerTimeDigits(parkStartTime) }),
          toFeedbackType: () => FEEDBACK_TYPE.parkingBill,
          isReason: true,
        }}
        header={<AppealedBillCard bill={bill} />}
        placeholder="比如付款时间、金额，出口的情况"
      />
    );
  }
  return (
    <DetailScreen
      frame={frame}
      load={load}
      empty={{
        illustration: 'bill',
        text: '没有找到这笔账单，链接可能已失效',
        action: <LinkButton to={pathTo('customerServiceBillProblemList')}>选择账单</LinkButton>,
      }}
      cardHeights={[180, 440, 160]}
    />
  );
}
