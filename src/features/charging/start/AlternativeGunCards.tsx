import { toTelLink } from '@/lib/toTelLink';
import { pathTo } from '@/navigation/paths';
import type { ChargingGun, ChargingStation } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { GunStateGrid } from '../station/GunGroupsByType';
import { findAlternativeFreeGuns } from './model/startChargingButtonAction';

interface AlternativeGunsProps {
  readonly station: ChargingStation;
  readonly gun: ChargingGun;
  readonly isClosed: boolean;
}

/** Replaces the choices when no charge is possible: free guns of the station, other stations, and the phone number. */
export function AlternativeGunCards({ station, gun, isClosed }: AlternativeGunsProps) {
  const { stationName, serviceTime, phone, guns } = station;
  const freeGuns = isClosed ? [] : findAlternativeFreeGuns(guns, gun);
  const callLink = toTelLink(phone);
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
          {freeGuns.length === 0 ? <p>本站现在没有空闲的枪</p> : <GunStateGrid label="空闲的枪" guns={freeGuns} />}
        </Card>
      )}
      <Card>
        <CardRows>
          {callLink !== null && <ListRow title="电站电话" note={phone} to={callLink} />}
          {!isClosed && <ListRow title="附近充电站" note="看哪里有空闲的枪" to={pathTo('map', { isFromHome: '2' })} />}
        </CardRows>
      </Card>
    </>
  );
}
