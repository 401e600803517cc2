import { pathTo } from '@/navigation/paths';
import type { Feedback } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { Notice } from '@/ui/card/Notice';
import { TextArea } from '@/ui/form/TextArea';

import { MAX_CONTENT } from '../form/model/feedbackDraft';
import { isAwaited, isClosed } from './model/feedbackWords';
import { useFollowUp } from './useFollowUp';

/** 追问, and 已解决 once customer service has answered. What is closed can only be raised anew. */
export function FollowUp({ feedback }: { readonly feedback: Feedback }) {
  const { draft, problem, failure, isBusy, busyText, change, ask, close } = useFollowUp(feedback);
  if (isClosed(feedback)) {
    return (
      <Card>
        <LinkButton to={pathTo('customerServiceFeedBack', { type: feedback.type })}>再次反馈</LinkButton>
      </Card>
    );
  }
  const awaited = isAwaited(feedback);
  return (
    <Card>
      {failure !== undefined && (
        <Notice tone="owed" isAnnounced>
          {failure}
        </Notice>
      )}
      {draft.isOpen ? (
        <>
          <TextArea
            label={awaited ? '补充说明' : '追问'}
            value={draft.content}
            onChange={(content) => change({ content })}
            maxLength={MAX_CONTENT}
            placeholder="还有什么要说明的"
            error={problem}
          />
          <PrimaryButton onPress={ask} busyText={busyText}>
            发送
          </PrimaryButton>
          <CardActions>
            <TextButton onPress={() => change({ isOpen: false })}>收起</TextButton>
          </CardActions>
        </>
      ) : (
        <>
          {!awaited && (
            <PrimaryButton onPress={close} busyText={busyText}>
              已解决
            </PrimaryButton>
          )}
          <CardActions>
            <TextButton isDisabled={isBusy} onPress={() => change({ isOpen: true })}>
              {awaited ? '补充说明' : '未解决，追问'}
            </TextButton>
          </CardActions>
        </>
      )}
    </Card>
  );
}
