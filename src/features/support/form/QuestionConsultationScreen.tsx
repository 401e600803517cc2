import { useScreen } from '@/navigation/hooks/useScreen';
import { FEEDBACK_TYPE } from '@/services/basic/support';

import { toFeedbackAbout } from '../model/feedbackAbout';
import { feedbackKindLabel, toFeedbackKind } from '../model/feedbackKinds';
import { FeedbackAboutCard } from './FeedbackAboutCard';
import { FeedbackForm } from './FeedbackForm';
import { ACCOUNT_PROBLEMS } from './model/accountProblems';

/**
 * 咨询反馈 by type (Rule 3.13). Type 5, the default, is about an account or a wrongly bound vehicle. It is open, because
 * drivers who cannot sign in need it.
 */
export default function QuestionConsultationScreen() {
  const { frame, query } = useScreen('customerServiceQuestionConsultation');
  const { type: queryType = FEEDBACK_TYPE.account, ...otherParams } = query;
  const type = toFeedbackKind(queryType);
  const about = toFeedbackAbout(otherParams);
  const isAccount = type === FEEDBACK_TYPE.account;
  return (
    <FeedbackForm
      frame={frame}
      subject={{
        form: `questionConsultation:${String(type)}`,
        legend: '遇到的问题',
        options: isAccount ? ACCOUNT_PROBLEMS : [{ value: type, label: feedbackKindLabel(type) }],
        initialChoice: isAccount ? ACCOUNT_PROBLEMS[0].value : type,
        about,
        toFeedbackType: () => type,
        isReason: isAccount,
      }}
      pin={<FeedbackAboutCard about={{ ...about, plateNo: isAccount ? '' : about.plateNo }} />}
      hasPlateField={isAccount}
      placeholder={isAccount ? '比如车是谁的、什么时候被绑定' : '想咨询什么'}
      pictureLabel={isAccount ? '车辆资料，如行驶证（选填）' : '照片（选填）'}
    />
  );
}
