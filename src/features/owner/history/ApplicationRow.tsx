import { momentText } from '@/domain/momentText';
import { pathTo } from '@/navigation/paths';
import type { OwnerApplication } from '@/services/driver/ownerApplications';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Tag } from '@/ui/text/Tag';

import { applicationState, ownerTypeWord } from '../model/applicationWords';

/** One registration in the list. */
export function ApplicationRow({ application }: { readonly application: OwnerApplication }) {
  const now = useServerNow();
  const { applyId, areaName, roomNo, applyTime, ownerType } = application;
  const { word, tone } = applicationState(application);
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('userApplyResult', { applyId })}
          title={areaName || '业主登记'}
          note={<Facts of={[roomNo, ownerTypeWord(ownerType), momentText(applyTime, now)]} />}
          right={<Tag tone={tone}>{word}</Tag>}
        />
      </Rows>
    </Card>
  );
}
