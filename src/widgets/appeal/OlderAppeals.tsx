import { momentText } from '@/domain/momentText';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import type { Appeal } from '@/services/transport/wire/appeal';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Tag } from '@/ui/text/Tag';

import { appealTone, appealWord } from './model/appealWords';

/** Earlier appeals and their results. */
export function OlderAppeals({ appeals }: { readonly appeals: readonly Appeal[] }) {
  const now = useServerNow();
  if (appeals.length === 0) return null;
  return (
    <Card title="以前的申诉">
      <Rows>
        {appeals.map((appeal, index) => {
          return (
            <ListRow
              key={`${appeal.appealId} ${String(index)}`}
              title={
                <>
                  {appeal.reasonText || '账单申诉'} <Tag tone={appealTone(appeal)}>{appealWord(appeal)}</Tag>
                </>
              }
              note={<Facts of={[momentText(appeal.submitTime, now), appeal.replyText]} />}
            />
          );
        })}
      </Rows>
    </Card>
  );
}
