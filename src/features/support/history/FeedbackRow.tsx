import { momentText } from '@/domain/momentText';
import { pathTo } from '@/navigation/paths';
import type { Feedback } from '@/services/basic/support';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Tag } from '@/ui/text/Tag';

import { kindName } from '../model/kinds';
import { stateTone, stateWord } from './model/feedbackWords';

const SHOWN = 40;

/** One feedback in the list: what was said first, its state, and whether its answer is unread. */
export function FeedbackRow({ feedback }: { readonly feedback: Feedback }) {
  const now = useServerNow();
  const { feedbackId, content, type, reasonText, submitTime, unread } = feedback;
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('customerServiceFeedDetail', { feedbackId })}
          title={content.length > SHOWN ? `${content.slice(0, SHOWN)}…` : content || reasonText || kindName(type)}
          note={<Facts of={[reasonText || kindName(type), momentText(submitTime, now)]} />}
          right={
            unread === 1 ? <Tag tone="owed">新回复</Tag> : <Tag tone={stateTone(feedback)}>{stateWord(feedback)}</Tag>
          }
        />
      </Rows>
    </Card>
  );
}
