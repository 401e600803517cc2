import { useScreen } from '@/navigation/hooks/useScreen';

import { suggestFeedbackType, toFeedbackContext } from '../model/feedbackContext';
import { FEEDBACK_TYPE_OPTIONS, parseFeedbackType } from '../model/feedbackTypes';
import { FeedbackContextCard } from './FeedbackContextCard';
import { FeedbackForm } from './FeedbackForm';

/** 问题反馈 about any subject, with the data of the address filled in. */
export default function FeedBackScreen() {
  const { frame, query } = useScreen('customerServiceFeedBack');
  const about = toFeedbackContext(query);
  return (
    <FeedbackForm
      frame={frame}
      subject={{
        form: 'feedBack',
        legend: '问题类型',
        options: FEEDBACK_TYPE_OPTIONS,
        initialChoice: query.type ?? suggestFeedbackType(query),
        about,
        toFeedbackType: parseFeedbackType,
        isReason: false,
      }}
      header={<FeedbackContextCard about={about} />}
      placeholder="发生了什么，希望怎么处理"
    />
  );
}
