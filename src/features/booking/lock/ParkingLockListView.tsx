import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type ParkingLock, useListLocksQuery } from '@/services/booking/locks';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { findAccountBindingErrorCode } from '../model/bindingError';
import { AccountBindingRequiredView } from '../parts/AccountBindingRequiredView';
import { parkingLockBatteryText, parkingLockStateLabel } from './model/lockText';

const keyOf = ({ lockId }: ParkingLock) => lockId;
const CARD_HEIGHT = 88;

/** The locks that the driver can control now or later: those of their own berths and of their bookings. */
export function ParkingLockListView({ frame }: { readonly frame: ScreenHeaderProps<'spaceLockControl'> }) {
  const query = useListLocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const bindCode = findAccountBindingErrorCode(query);
  if (bindCode !== null) return <AccountBindingRequiredView frame={frame} code={bindCode} />;
  const recordsPath = getPathIfInBuild('bookRecord');
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
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
                  <InlineFacts
                    of={[
                      lock.parkName,
                      parkingLockStateLabel(lock),
                      batteryFact(parkingLockBatteryText(lock.batteryPercent)),
                    ]}
                  />
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
