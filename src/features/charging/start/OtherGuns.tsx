import { telLink } from '@/lib/telLink';
import { pathTo } from '@/navigation/paths';
import type { Gun, Station } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { GunList } from '../station/GunGrid';
import { freeInstead } from './model/startWay';

interface OtherGunsProps {
  readonly station: Station;
  readonly gun: Gun;
  readonly isClosed: boolean;
}

/** In place of the choices for a charge that cannot be: the free guns of the station, other stations, and whom to ring. */
export function OtherGuns({ station, gun, isClosed }: OtherGunsProps) {
  const { stationName, serviceTime, phone, guns } = station;
  const free = isClosed ? [] : freeInstead(guns, gun);
  const call = telLink(phone);
  return (
    <>
      {isClosed ? (
        <Card title={stationName}>
          <FactRows
            facts={[
              { label: '状态', value: station.openState.text || '暂停营业' },
              { label: '营业时间', value: serviceTime },
            ]}
          />
        </Card>
      ) : (
        <Card title="本站空闲的枪">
          {free.length === 0 ? <p>本站现在没有空闲的枪</p> : <GunList label="空闲的枪" guns={free} />}
        </Card>
      )}
      <Card>
        <Rows>
          {call !== null && <ListRow title="电站电话" note={phone} to={call} />}
          {!isClosed && <ListRow title="附近充电站" note="看哪里有空闲的枪" to={pathTo('map', { isFromHome: '2' })} />}
        </Rows>
      </Card>
    </>
  );
}
