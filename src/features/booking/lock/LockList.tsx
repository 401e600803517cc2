import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { type Lock, useListLocksQuery } from '@/services/booking/locks';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { bindCodeIn } from '../model/binding';
import { NeedsBinding } from '../parts/NeedsBinding';
import { batteryText, listedWord } from './model/lockWords';

const keyOf = ({ lockId }: Lock) => lockId;
const CARD_HEIGHT = 88;

/** The locks that the driver may move now or later: of their own berths and of what they have booked. */
export function LockList({ frame }: { readonly frame: ScreenHeaderProps<'spaceLockControl'> }) {
  const query = useListLocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const bindCode = bindCodeIn(query);
  if (bindCode !== null) return <NeedsBinding frame={frame} code={bindCode} />;
  const records = standing('bookRecord');
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(query, {
        what: '地锁加载失败',
        waitingFor: '正在查询地锁…',
        isEmpty: ({ list }) => list.length === 0,
      })}
      empty={{
        drawing: 'plate',
        text: '没有可以控制的地锁。预约带地锁的车位后，在这里开锁',
        action: records === undefined ? undefined : <LinkButton to={records}>看我的预约</LinkButton>,
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
            <Rows>
              <ListRow
                to={pathTo('spaceLockControl', { lockId: lock.lockId })}
                title={[lock.berthNo, lock.lockName].filter((part) => part !== '').join(' ')}
                note={<Facts of={[lock.parkName, listedWord(lock), electric(batteryText(lock.batteryPercent))]} />}
              />
            </Rows>
          </Card>
        )}
      </WindowedList>
    </ListScreen>
  );
}

const electric = (percent: string): string => (percent === '' ? '' : `电量${percent}`);
