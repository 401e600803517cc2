import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { OwnerApplication } from '@/services/driver/ownerApplications';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import { ownerApplicationStateTag, ownerTypeLabel } from '../model/ownerApplicationTexts';

/** One application in the list. */
export function OwnerApplicationRow({ application }: { readonly application: OwnerApplication }) {
  const now = useServerNow();
  const { applyId, areaName, roomNo, applyTime, ownerType } = application;
  const { word, tone } = ownerApplicationStateTag(application);
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('userApplyResult', { applyId })}
          title={areaName || '业主登记'}
          note={<InlineFacts of={[roomNo, ownerTypeLabel(ownerType), formatServerMoment(applyTime, now)]} />}
          right={<Tag tone={tone}>{word}</Tag>}
        />
      </CardRows>
    </Card>
  );
}
