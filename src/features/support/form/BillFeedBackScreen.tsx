import { toTimeDigits } from '@/domain/serverTime';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { FEEDBACK_TYPE } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { AppealedBillCard } from '@/widgets/stay/AppealedBillCard';
import { useBill } from '@/widgets/stay/useBill';

import { BILL_PROBLEMS } from '../bills/model/billProblems';
import { toFeedbackAbout } from '../model/feedbackAbout';
import { FeedbackForm } from './FeedbackForm';

/** 账单反馈 about one parking bill, which is shown above the form. */
export default function BillFeedBackScreen() {
  const { frame, query } = useScreen('customerServiceBillFeedBack');
  const { reasonType, ...key } = query;
  const { bill, load } = useBill(key);
  if (bill !== undefined && load.state === 'ready') {
    const { uniqueId, parkId, plateNo, parkStartTime } = bill;
    return (
      <FeedbackForm
        key={`${parkId} ${uniqueId}`}
        frame={frame}
        subject={{
          form: 'billFeedBack',
          legend: '遇到的问题',
          options: BILL_PROBLEMS,
          initialChoice: reasonType,
          about: toFeedbackAbout({ uniqueId, parkId, plateNo, time: toTimeDigits(parkStartTime) }),
          toFeedbackType: () => FEEDBACK_TYPE.parkingBill,
          isReason: true,
        }}
        pin={<AppealedBillCard bill={bill} />}
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
