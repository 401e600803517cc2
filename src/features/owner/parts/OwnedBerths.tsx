import type { ReactNode } from 'react';

import { formatDay } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { useListRegisteredBerthsQuery } from '@/services/booking/berths';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/**
 * What an owner has already: their berths with the ways to the locks, and the passes of the first one's lot. A driver without a registered berth is offered
 * what stands `otherwise`; so is one of whom nothing is known, because nothing is denied by that.
 */
export function OwnedBerths({ otherwise = null }: { readonly otherwise?: ReactNode }) {
  const { registered = 0, list = [] } =
    useListRegisteredBerthsQuery(undefined, { refetchOnMountOrArgChange: true }).currentData ?? {};
  const [first] = list;
  if (registered !== 1 || first === undefined) return otherwise;
  const passes = standing('nearbyBagRules', { parkId: first.parkId });
  return (
    <Card title="我的车位">
      <Rows>
        {list.map(({ berthId, berthNo, parkName, lockId, validTo }) => (
          <ListRow
            key={berthId}
            title={`${parkName} ${berthNo}`.trim()}
            note={validTo === '' ? undefined : `${formatDay(parseServerTime(validTo) ?? Number.NaN)} 到期`}
            {...(lockId === '' ? {} : { to: standing('spaceLockControl', { lockId }), right: '地锁' })}
          />
        ))}
        {passes !== undefined && <ListRow title="办理月卡" note={first.parkName} to={passes} />}
        <ListRow title="我的登记" to={pathTo('userApplyHistory')} />
      </Rows>
    </Card>
  );
}
