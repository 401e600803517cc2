import { skipToken } from '@reduxjs/toolkit/query';

import { MINUTE_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePolling } from '@/platform/clock/usePolling';
import { useGetFeedbackQuery } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { FeedbackConversation } from './FeedbackConversation';
import { FeedbackFactsCard } from './FeedbackFactsCard';
import { FeedbackFollowUpCard } from './FeedbackFollowUpCard';
import { isAwaitingSupportReply } from './model/feedbackText';

/** 反馈详情: a conversation with customer service. */
export default function FeedDetailScreen() {
  const { frame, query } = useScreen('customerServiceFeedDetail');
  const { feedbackId } = query;
  const feedbackQuery = useGetFeedbackQuery(feedbackId === undefined ? skipToken : { feedbackId }, {
    refetchOnMountOrArgChange: true,
  });
  const feedback = feedbackQuery.currentData;
  usePolling(feedback !== undefined && isAwaitingSupportReply(feedback) ? feedbackQuery.refetch : null, {
    visibleMs: MINUTE_MS,
  });
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(feedbackQuery, {
        message: '反馈加载失败',
        waitingFor: '正在查询反馈…',
        isGoneWhenRefused: true,
        isNamed: feedbackId !== undefined,
      })}
      empty={{
        illustration: 'bill',
        text: '没有找到这条反馈，链接可能已失效',
        action: <LinkButton to={pathTo('customerServiceFeedHistory')}>看我的反馈</LinkButton>,
      }}
      cardHeights={[160, 220, 160]}
    >
      {feedback !== undefined && (
        <>
          <FeedbackFactsCard feedback={feedback} />
          <FeedbackConversation feedback={feedback} />
          <FeedbackFollowUpCard key={feedback.feedbackId} feedback={feedback} />
        </>
      )}
    </DetailScreen>
  );
}
