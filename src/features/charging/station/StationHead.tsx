import { formatDistance } from '@/domain/distance';
import { useWayfinding } from '@/flows/wayfinding/useWayfinding';
import { STATION_OPEN, useCollectStationMutation, useUncollectStationMutation } from '@/services/cps/stations';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Tag } from '@/ui/text/Tag';
import { CollectButton } from '@/widgets/place/CollectButton';
import type { Around } from '@/widgets/place/useAround';

import type { ShownStation } from './model/stationWords';

interface StationHeadProps {
  readonly station: ShownStation;
  readonly around: Around;
  readonly isBusy: boolean;
}

/** Where a station is, whether it is open, and the way there. */
export function StationHead({ station, around, isBusy }: StationHeadProps) {
  const { stationId, stationName, stationAddr, openState, openCode, distance, longitude, latitude } = station;
  const { leadTo } = useWayfinding();
  const collecting = useCollectStationMutation();
  const uncollecting = useUncollectStationMutation();
  return (
    <Card
      title={stationName}
      right={
        station.isCollected !== undefined && (
          <CollectButton
            name={stationName}
            isCollected={station.isCollected === 1}
            isBusy={isBusy}
            place={{ stationId }}
            collecting={collecting}
            uncollecting={uncollecting}
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
                <Tag tone={openCode === STATION_OPEN.closed ? 'owed' : 'plain'}>{openState.text}</Tag>
              ),
          },
          { label: '营业时间', value: station.serviceTime ?? '' },
          { label: '地址', value: stationAddr },
          {
            label: around.me === null ? '直线距离' : '距您',
            value: Number.isFinite(distance) ? formatDistance(distance) : '',
          },
        ]}
      />
      <TextButton
        label={`导航到${stationName}`}
        onPress={() => leadTo({ lng: longitude, lat: latitude, name: stationName, address: stationAddr }, around.me)}
      >
        导航
      </TextButton>
    </Card>
  );
}
