import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import type { OwnerApplication } from '@/services/driver/ownerApplications';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import { applicationStateTag, ownerTypeLabel } from '../model/applicationTexts';

/** One application in the list. */
export function ApplicationRow({ application }: { readonly application: OwnerApplication }) {
  const now = useServerNow();
  const { applyId, areaName, roomNo, applyTime, ownerType } = application;
  const { word, tone } = applicationStateTag(application);
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('userApplyResult', { applyId })}
          title={areaName || '业主登记'}
          note={<Facts of={[roomNo, ownerTypeLabel(ownerType), formatServerMoment(applyTime, now)]} />}
          right={<Tag tone={tone}>{word}</Tag>}
        />
      </CardRows>
    </Card>
  );
}
