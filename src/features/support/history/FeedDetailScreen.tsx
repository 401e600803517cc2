import { skipToken } from '@reduxjs/toolkit/query';

import { MINUTE_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetFeedbackQuery } from '@/services/basic/support';
import { usePolling } from '@/services/transport/clock/usePolling';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { Conversation } from './Conversation';
import { FeedbackFacts } from './FeedbackFacts';
import { FollowUp } from './FollowUp';
import { isAwaitingSupport } from './model/feedbackText';

/** 反馈详情: a conversation with customer service. */
export default function FeedDetailScreen() {
  const { frame, query } = useScreen('customerServiceFeedDetail');
  const { feedbackId } = query;
  const feedbackQuery = useGetFeedbackQuery(feedbackId === undefined ? skipToken : { feedbackId }, {
    refetchOnMountOrArgChange: true,
  });
  const feedback = feedbackQuery.currentData;
  usePolling(feedback !== undefined && isAwaitingSupport(feedback) ? feedbackQuery.refetch : null, {
    visibleMs: MINUTE_MS,
  });
  return (
    <DetailScreen
      frame={frame}
      load={toLoadState(feedbackQuery, {
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
          <FeedbackFacts feedback={feedback} />
          <Conversation feedback={feedback} />
          <FollowUp key={feedback.feedbackId} feedback={feedback} />
        </>
      )}
    </DetailScreen>
  );
}
