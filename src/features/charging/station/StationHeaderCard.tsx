import { formatDistance } from '@/domain/distance';
import { useWayfinding } from '@/flows/wayfinding/useWayfinding';
import {
  CHARGING_STATION_OPEN_STATE,
  useCollectStationMutation,
  useUncollectStationMutation,
} from '@/services/cps/stations';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Tag } from '@/ui/text/Tag';
import { FavouriteButton } from '@/widgets/place/FavouriteButton';
import type { NearbyCenter } from '@/widgets/place/useNearbyCenter';

import type { StationWithDetail } from './model/stationText';

interface StationHeaderCardProps {
  readonly station: StationWithDetail;
  readonly around: NearbyCenter;
  readonly isBusy: boolean;
}

/** A station's state, address and distance, and the button that opens navigation. */
export function StationHeaderCard({ station, around, isBusy }: StationHeaderCardProps) {
  const { stationId, stationName, stationAddr, openState, openCode, distance, longitude, latitude } = station;
  const { startNavigation } = useWayfinding();
  const collecting = useCollectStationMutation();
  const uncollecting = useUncollectStationMutation();
  return (
    <Card
      title={stationName}
      right={
        station.isCollected !== undefined && (
          <FavouriteButton
            name={stationName}
            isCollected={station.isCollected === 1}
            isBusy={isBusy}
            place={{ stationId }}
            addMutation={collecting}
            removeMutation={uncollecting}
          />
        )
      }
    >
      <FactRows
        facts={[
          {
            label: '状态',
            value:
              openState.text === '' ? (
                ''
              ) : (
                <Tag tone={openCode === CHARGING_STATION_OPEN_STATE.closed ? 'owed' : 'plain'}>{openState.text}</Tag>
              ),
          },
          { label: '营业时间', value: station.serviceTime ?? '' },
          { label: '地址', value: stationAddr },
          {
            label: around.driverLocation === null ? '直线距离' : '距您',
            value: Number.isFinite(distance) ? formatDistance(distance) : '',
          },
        ]}
      />
      <TextButton
        label={`导航到${stationName}`}
        onPress={() =>
          startNavigation(
            { lng: longitude, lat: latitude, name: stationName, address: stationAddr },
            around.driverLocation,
          )
        }
      >
        导航
      </TextButton>
    </Card>
  );
}
