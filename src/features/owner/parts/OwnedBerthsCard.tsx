import type { ReactNode } from 'react';

import { formatDayWithYear } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo } from '@/navigation/paths';
import { useListRegisteredBerthsQuery } from '@/services/booking/berths';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

/**
 * The owner's berths with links to their locks, and the passes of the first berth's lot. `fallback` is shown to a
 * driver without a registered berth, and while the berths are unknown.
 */
export function OwnedBerthsCard({ otherwise: fallback = null }: { readonly otherwise?: ReactNode }) {
  const { registered = 0, list = [] } =
    useListRegisteredBerthsQuery(undefined, { refetchOnMountOrArgChange: true }).currentData ?? {};
  const [first] = list;
  if (registered !== 1 || first === undefined) return fallback;
  const passes = getPathIfInBuild('nearbyBagRules', { parkId: first.parkId });
  return (
    <Card title="我的车位">
      <CardRows>
        {list.map(({ berthId, berthNo, parkName, lockId, validTo }) => (
          <ListRow
            key={berthId}
            title={`${parkName} ${berthNo}`.trim()}
            note={validTo === '' ? undefined : `${formatDayWithYear(parseServerTime(validTo) ?? Number.NaN)} 到期`}
            to={lockId === '' ? undefined : getPathIfInBuild('spaceLockControl', { lockId })}
            right={lockId === '' ? undefined : '地锁'}
          />
        ))}
        {passes !== undefined && <ListRow title="办理月卡" note={first.parkName} to={passes} />}
        <ListRow title="我的登记" to={pathTo('userApplyHistory')} />
      </CardRows>
    </Card>
  );
}
