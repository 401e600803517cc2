import { toSafePictureUrl } from '@/lib/toSafePictureUrl';
import { toTelLink } from '@/lib/toTelLink';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';

import { stationIdleFeeText, type StationWithDetail } from './model/stationText';

/** Other costs at a station, other ways to charge, its phone number and photos. */
export function StationDetailCards({ station }: { readonly station: StationWithDetail }) {
  const { parkingFeeDesc, supportVin, supportCard, phone = '', pictures = [], stationName } = station;
  const vinsPath = supportVin === 1 ? getPathIfInBuild('chargingVinManage') : undefined;
  const cardsPath = supportCard === 1 ? getPathIfInBuild('chargingCard') : undefined;
  const callLink = toTelLink(phone);
  const photos = pictures.map((picture) => ({
    src: toSafePictureUrl(picture),
    alt: `${stationName}照片`,
    caption: '现场',
  }));
  return (
    <>
      <Card title="停车和占位">
        <FactRows
          facts={[
            { label: '停车', value: parkingFeeDesc },
            { label: '占位费', value: stationIdleFeeText(station) },
          ]}
        />
      </Card>
      {(vinsPath !== undefined || cardsPath !== undefined || callLink !== null) && (
        <Card>
          <CardRows>
            {vinsPath !== undefined && <ListRow title="即插即充" note="登记车架号，插枪就充" to={vinsPath} />}
            {cardsPath !== undefined && <ListRow title="充电卡" note="刷卡充电" to={cardsPath} />}
            {callLink !== null && <ListRow title="电站电话" note={phone} to={callLink} />}
          </CardRows>
        </Card>
      )}
      {photos.length > 0 && (
        <Card title="电站照片">
          <PhotoGrid photos={photos} />
        </Card>
      )}
    </>
  );
}
