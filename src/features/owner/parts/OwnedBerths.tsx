import { standing } from '@/navigation/standing';
import { useListRegisteredBerthsQuery } from '@/services/booking/berths';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/** The berths that the driver has already. They only help: without an answer nothing is said and nothing is denied. */
export function OwnedBerths() {
  const berths = useListRegisteredBerthsQuery(undefined, { refetchOnMountOrArgChange: true }).currentData?.list ?? [];
  if (berths.length === 0) return null;
  return (
    <Card title="我的车位">
      <Rows>
        {berths.map(({ berthId, berthNo, parkName, lockId, validTo }) => (
          <ListRow
            key={berthId}
            title={`${parkName} ${berthNo}`.trim()}
            note={validTo === '' ? undefined : `${validTo.slice(0, 10)} 到期`}
            {...(lockId === '' ? {} : { to: standing('spaceLockControl', { lockId }), right: '地锁' })}
          />
        ))}
      </Rows>
    </Card>
  );
}
