import {
  type Station,
  useCollectStationMutation,
  useGetStationQuery,
  useUncollectStationMutation,
} from '@/services/cps/stations';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';
import { loadOf } from '@/widgets/loading/loadOf';
import { CollectButton } from '@/widgets/place/CollectButton';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { DetailSheet } from './DetailSheet';
import { stationDetailFacts } from './model/detailWords';
import { stationLinks } from './model/placeLinks';

interface StationSheetProps {
  readonly stationId: string;
  readonly around: Around;
  readonly onClose: () => void;
}

/** One charging station on the map, in a sheet. */
export function StationSheet({ stationId, around, onClose }: StationSheetProps) {
  const query = useGetStationQuery({ stationId, ...destinationOf(around.point) }, { skip: around.point === null });
  const station = query.currentData;
  return (
    <DetailSheet
      title="充电站"
      load={loadOf(query, { what: '充电站加载失败', waitingFor: '正在查询充电站…' })}
      around={around}
      onClose={onClose}
      place={
        station === undefined
          ? null
          : {
              ...station,
              name: station.stationName,
              address: station.stationAddr,
              collect: <CollectStation station={station} isBusy={query.isFetching} />,
              facts: [
                { label: '状态', value: station.openState.text === '' ? '' : <Tag>{station.openState.text}</Tag> },
                ...stationDetailFacts(station),
              ],
              links: stationLinks(station).map(({ title, to }) => <ListRow key={title} title={title} to={to} />),
            }
      }
    />
  );
}

function CollectStation({ station, isBusy }: { readonly station: Station; readonly isBusy: boolean }) {
  const { stationId, stationName, isCollected } = station;
  return (
    <CollectButton
      name={stationName}
      isCollected={isCollected === 1}
      isBusy={isBusy}
      place={{ stationId }}
      collecting={useCollectStationMutation()}
      uncollecting={useUncollectStationMutation()}
    />
  );
}
