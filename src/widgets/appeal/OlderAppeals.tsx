import { formatServerMoment } from '@/domain/formatServerMoment';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Appeal } from '@/services/schema/appeal';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import { appealStateLabel, appealTone } from './model/appealText';

/** Earlier appeals and their results. */
export function OlderAppeals({ appeals }: { readonly appeals: readonly Appeal[] }) {
  const now = useServerNow();
  if (appeals.length === 0) return null;
  return (
    <Card title="以前的申诉">
      <CardRows>
        {appeals.map((appeal, index) => {
          return (
            <ListRow
              key={`${appeal.appealId} ${String(index)}`}
              title={
                <>
                  {appeal.reasonText || '账单申诉'} <Tag tone={appealTone(appeal)}>{appealStateLabel(appeal)}</Tag>
                </>
              }
              note={<InlineFacts of={[formatServerMoment(appeal.submitTime, now), appeal.replyText]} />}
            />
          );
        })}
      </CardRows>
    </Card>
  );
}
