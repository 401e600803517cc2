import { useScreen } from '@/navigation/hooks/useScreen';
import { FAQ_TYPE, FEEDBACK_TYPE } from '@/services/basic/support';
import { PageRemarkCard } from '@/widgets/remark/PageRemarkCard';

import { QuestionScreen } from './QuestionScreen';

const GROUPS = [
  { title: '缴费、离场与退款', types: [FAQ_TYPE.fees] },
  { title: '优惠券', types: [FAQ_TYPE.coupons] },
  { title: '发票', types: [FAQ_TYPE.invoices] },
];

/** 缴费问题: fees, leaving, refunds, coupons and invoices. */
export default function QuestionBillScreen() {
  const { frame } = useScreen('customerServiceQuestionBill');
  return (
    <QuestionScreen frame={frame} groups={GROUPS} kind={FEEDBACK_TYPE.parkingBill}>
      <PageRemarkCard pageId="questionBill" />
    </QuestionScreen>
  );
}
