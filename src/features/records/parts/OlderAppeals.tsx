import { formatMoment, parseServerTime } from '@/domain/time';
import type { ParkingAppeal } from '@/services/charge/appeals';
import { useServerNow } from '@/services/transport/useServerNow';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';
import { Tag } from '@/ui/Tag';

import { appealTone, appealWord } from '../model/appealWords';

/** What was objected to before, and what came of it. */
export function OlderAppeals({ appeals }: { readonly appeals: readonly ParkingAppeal[] }) {
  const now = useServerNow();
  if (appeals.length === 0) return null;
  return (
    <Card title="以前的申诉">
      <Rows>
        {appeals.map((appeal, index) => {
          const ms = parseServerTime(appeal.submitTime);
          return (
            <ListRow
              key={`${appeal.appealId} ${String(index)}`}
              title={
                <>
                  {appeal.reasonText || '账单申诉'} <Tag tone={appealTone(appeal)}>{appealWord(appeal)}</Tag>
                </>
              }
              note={<Facts of={[ms === null ? '' : formatMoment(ms, now), appeal.replyText]} />}
            />
          );
        })}
      </Rows>
    </Card>
  );
}
