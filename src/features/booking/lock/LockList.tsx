import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { pathTo } from '@/navigation/paths';
import { type Lock, useListLocksQuery } from '@/services/booking/locks';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { findBindingErrorCode } from '../model/bindingError';
import { BindingRequiredView } from '../parts/BindingRequiredView';
import { batteryText, lockStateLabel } from './model/lockText';

const keyOf = ({ lockId }: Lock) => lockId;
const CARD_HEIGHT = 88;

/** The locks that the driver can control now or later: those of their own berths and of their bookings. */
export function LockList({ frame }: { readonly frame: ScreenHeaderProps<'spaceLockControl'> }) {
  const query = useListLocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const bindCode = findBindingErrorCode(query);
  if (bindCode !== null) return <BindingRequiredView frame={frame} code={bindCode} />;
  const recordsPath = pathIfAvailable('bookRecord');
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(query, {
        message: '地锁加载失败',
        waitingFor: '正在查询地锁…',
        isEmpty: ({ list }) => list.length === 0,
      })}
      empty={{
        illustration: 'plate',
        text: '没有可以控制的地锁。预约带地锁的车位后，在这里开锁',
        action: recordsPath === undefined ? undefined : <LinkButton to={recordsPath}>看我的预约</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList
        label="我的地锁"
        rows={query.currentData?.list ?? []}
        keyOf={keyOf}
        heightOf={() => CARD_HEIGHT}
        gap={12}
      >
        {(lock) => (
          <Card>
            <CardRows>
              <ListRow
                to={pathTo('spaceLockControl', { lockId: lock.lockId })}
                title={[lock.berthNo, lock.lockName].filter((part) => part !== '').join(' ')}
                note={
                  <Facts of={[lock.parkName, lockStateLabel(lock), batteryFact(batteryText(lock.batteryPercent))]} />
                }
              />
            </CardRows>
          </Card>
        )}
      </WindowedList>
    </ListScreen>
  );
}

const batteryFact = (percent: string): string => (percent === '' ? '' : `电量${percent}`);
