import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Feedback } from '@/services/basic/support';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import { feedbackTypeLabel } from '../model/feedbackTypes';
import { feedbackStateLabel, feedbackStateTone } from './model/feedbackText';

const MAX_TITLE_LENGTH = 40;

/** One feedback in the list: its text, its state, and whether a reply is unread. */
export function FeedbackRow({ feedback }: { readonly feedback: Feedback }) {
  const now = useServerNow();
  const { feedbackId, content, type, reasonText, submitTime, unread } = feedback;
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('customerServiceFeedDetail', { feedbackId })}
          title={
            content.length > MAX_TITLE_LENGTH
              ? `${content.slice(0, MAX_TITLE_LENGTH)}…`
              : content || reasonText || feedbackTypeLabel(type)
          }
          note={<InlineFacts of={[reasonText || feedbackTypeLabel(type), formatServerMoment(submitTime, now)]} />}
          right={
            unread === 1 ? (
              <Tag tone="owed">新回复</Tag>
            ) : (
              <Tag tone={feedbackStateTone(feedback)}>{feedbackStateLabel(feedback)}</Tag>
            )
          }
        />
      </CardRows>
    </Card>
  );
}
