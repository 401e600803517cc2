import { useScreen } from '@/navigation/hooks/useScreen';
import { FAQ_TYPE, FEEDBACK_TYPE } from '@/services/basic/support';

import { QuestionScreen } from './QuestionScreen';

const GROUPS = [{ title: '预约与错时', types: [FAQ_TYPE.bookings] }];

/** 预约问题: bookings, locks and off-peak parking. */
export default function QuestionBookScreen() {
  const { frame } = useScreen('customerServiceQuestionBook');
  return <QuestionScreen frame={frame} groups={GROUPS} kind={FEEDBACK_TYPE.booking} />;
}
