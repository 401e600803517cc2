import { safePicture } from '@/lib/safePicture';
import { telLink } from '@/lib/telLink';
import { standing } from '@/navigation/standing';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Photos } from '@/ui/picture/Photos';

import { occupyFact, type ShownStation } from './model/stationWords';

/** What else costs money at a station, other ways to charge, whom to ring, and what it looks like. */
export function StationRules({ station }: { readonly station: ShownStation }) {
  const { parkingFeeDesc, supportVin, supportCard, phone = '', pictures = [], stationName } = station;
  const vins = supportVin === 1 ? standing('chargingVinManage') : undefined;
  const cards = supportCard === 1 ? standing('chargingCard') : undefined;
  const call = telLink(phone);
  const photos = pictures.map((picture) => ({ src: safePicture(picture), alt: `${stationName}照片`, caption: '现场' }));
  return (
    <>
      <Card title="停车和占位">
        <FactRows
          facts={[
            { label: '停车', value: parkingFeeDesc },
            { label: '占位费', value: occupyFact(station) },
          ]}
        />
      </Card>
      {(vins !== undefined || cards !== undefined || call !== null) && (
        <Card>
          <Rows>
            {vins !== undefined && <ListRow title="即插即充" note="登记车架号，插枪就充" to={vins} />}
            {cards !== undefined && <ListRow title="充电卡" note="刷卡充电" to={cards} />}
            {call !== null && <ListRow title="电站电话" note={phone} to={call} />}
          </Rows>
        </Card>
      )}
      {photos.length > 0 && (
        <Card title="电站照片">
          <Photos photos={photos} />
        </Card>
      )}
    </>
  );
}
