import { useScreen } from '@/navigation/hooks/useScreen';

import { suggestFeedbackType, toFeedbackAbout } from '../model/feedbackAbout';
import { FEEDBACK_KINDS, toFeedbackKind } from '../model/feedbackKinds';
import { FeedbackAboutCard } from './FeedbackAboutCard';
import { FeedbackForm } from './FeedbackForm';

/** 问题反馈 about any subject, with the data of the address filled in. */
export default function FeedBackScreen() {
  const { frame, query } = useScreen('customerServiceFeedBack');
  const about = toFeedbackAbout(query);
  return (
    <FeedbackForm
      frame={frame}
      subject={{
        form: 'feedBack',
        legend: '问题类型',
        options: FEEDBACK_KINDS,
        initialChoice: query.type ?? suggestFeedbackType(query),
        about,
        toFeedbackType: toFeedbackKind,
        isReason: false,
      }}
      pin={<FeedbackAboutCard about={about} />}
      placeholder="发生了什么，希望怎么处理"
    />
  );
}
