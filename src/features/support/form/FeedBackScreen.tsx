import { useScreen } from '@/navigation/hooks/useScreen';

import { aboutOf, typeFor } from '../model/about';
import { kindOf, KINDS } from '../model/kinds';
import { AboutCard } from './AboutCard';
import { FeedbackForm } from './FeedbackForm';

/** 问题反馈: about anything, with what the address knows filled in. */
export default function FeedBackScreen() {
  const { frame, query } = useScreen('customerServiceFeedBack');
  const about = aboutOf(query);
  return (
    <FeedbackForm
      frame={frame}
      subject={{
        form: 'feedBack',
        legend: '问题类型',
        options: KINDS,
        asked: query.type ?? typeFor(query),
        about,
        typeOf: kindOf,
        areReasons: false,
      }}
      pin={<AboutCard about={about} />}
      placeholder="发生了什么，希望怎么处理"
    />
  );
}
