import { useScreen } from '@/navigation/hooks/useScreen';
import { FEEDBACK_TYPE } from '@/services/basic/support';

import { toFeedbackContext } from '../model/feedbackContext';
import { feedbackTypeLabel, parseFeedbackType } from '../model/feedbackTypes';
import { FeedbackContextCard } from './FeedbackContextCard';
import { FeedbackForm } from './FeedbackForm';
import { ACCOUNT_PROBLEM_OPTIONS } from './model/accountProblems';

/**
 * 咨询反馈 by type (Rule 3.13). Type 5, the default, is about an account or a wrongly bound vehicle. It is open, because
 * drivers who cannot sign in need it.
 */
export default function QuestionConsultationScreen() {
  const { frame, query } = useScreen('customerServiceQuestionConsultation');
  const { type: queryType = FEEDBACK_TYPE.account, ...otherParams } = query;
  const type = parseFeedbackType(queryType);
  const about = toFeedbackContext(otherParams);
  const isAccount = type === FEEDBACK_TYPE.account;
  return (
    <FeedbackForm
      frame={frame}
      subject={{
        form: `questionConsultation:${String(type)}`,
        legend: '遇到的问题',
        options: isAccount ? ACCOUNT_PROBLEM_OPTIONS : [{ value: type, label: feedbackTypeLabel(type) }],
        initialChoice: isAccount ? ACCOUNT_PROBLEM_OPTIONS[0].value : type,
        about,
        toFeedbackType: () => type,
        isReason: isAccount,
      }}
      header={<FeedbackContextCard about={{ ...about, plateNo: isAccount ? '' : about.plateNo }} />}
      hasPlateField={isAccount}
      placeholder={isAccount ? '比如车是谁的、什么时候被绑定' : '想咨询什么'}
      pictureLabel={isAccount ? '车辆资料，如行驶证（选填）' : '照片（选填）'}
    />
  );
}
