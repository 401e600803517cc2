import { useScreen } from '@/navigation/hooks/useScreen';
import { FEEDBACK_TYPE } from '@/services/basic/support';

import { aboutOf } from '../model/about';
import { kindName, kindOf } from '../model/kinds';
import { AboutCard } from './AboutCard';
import { FeedbackForm } from './FeedbackForm';
import { ACCOUNT_PROBLEMS } from './model/accountProblems';

/** 咨询反馈: by type (Rule 3.13). Type 5, also without one, is about an account or a wrongly bound vehicle. It is open, because who cannot sign in needs it. */
export default function QuestionConsultationScreen() {
  const { frame, query } = useScreen('customerServiceQuestionConsultation');
  const { type: asked = FEEDBACK_TYPE.account, ...known } = query;
  const type = kindOf(asked);
  const about = aboutOf(known);
  const isAccount = type === FEEDBACK_TYPE.account;
  return (
    <FeedbackForm
      frame={frame}
      subject={{
        form: `questionConsultation:${String(type)}`,
        legend: '遇到的问题',
        options: isAccount ? ACCOUNT_PROBLEMS : [{ value: type, label: kindName(type) }],
        asked: isAccount ? ACCOUNT_PROBLEMS[0].value : type,
        about,
        typeOf: () => type,
        areReasons: isAccount,
      }}
      pin={<AboutCard about={{ ...about, plateNo: isAccount ? '' : about.plateNo }} />}
      asksPlate={isAccount}
      placeholder={isAccount ? '比如车是谁的、什么时候被绑定' : '想咨询什么'}
      pictureLabel={isAccount ? '车辆资料，如行驶证（选填）' : '照片（选填）'}
    />
  );
}
