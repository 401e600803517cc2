import { pathTo } from '@/navigation/paths';
import type { Feedback } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { TextArea } from '@/ui/form/TextArea';

import { FEEDBACK_MAX_LENGTH } from '../form/model/feedbackDraft';
import { isAwaitingSupportReply, isFeedbackClosed } from './model/feedbackText';
import { useFeedbackFollowUp } from './useFeedbackFollowUp';

/** 追问, and 已解决 once customer service has replied. A closed feedback can only be submitted anew. */
export function FeedbackFollowUpCard({ feedback }: { readonly feedback: Feedback }) {
  const { draft, problem, failure, isBusy, busyText, change, submitFollowUp, resolveFeedback } =
    useFeedbackFollowUp(feedback);
  if (isFeedbackClosed(feedback)) {
    return (
      <Card>
        <LinkButton to={pathTo('customerServiceFeedBack', { type: feedback.type })}>再次反馈</LinkButton>
      </Card>
    );
  }
  const isAwaitingReply = isAwaitingSupportReply(feedback);
  return (
    <Card>
      {failure !== undefined && (
        <NoticeBanner tone="owed" isAnnounced>
          {failure}
        </NoticeBanner>
      )}
      {draft.isOpen ? (
        <>
          <TextArea
            label={isAwaitingReply ? '补充说明' : '追问'}
            value={draft.content}
            onChange={(content) => change({ content })}
            maxLength={FEEDBACK_MAX_LENGTH}
            placeholder="还有什么要说明的"
            error={problem}
          />
          <PrimaryButton onPress={submitFollowUp} busyText={busyText}>
            发送
          </PrimaryButton>
          <CardActions>
            <TextButton onPress={() => change({ isOpen: false })}>收起</TextButton>
          </CardActions>
        </>
      ) : (
        <>
          {!isAwaitingReply && (
            <PrimaryButton onPress={resolveFeedback} busyText={busyText}>
              已解决
            </PrimaryButton>
          )}
          <CardActions>
            <TextButton isDisabled={isBusy} onPress={() => change({ isOpen: true })}>
              {isAwaitingReply ? '补充说明' : '未解决，追问'}
            </TextButton>
          </CardActions>
        </>
      )}
    </Card>
  );
}
