import { useCollectStationMutation, useGetStationQuery, useUncollectStationMutation } from '@/services/cps/stations';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { FavouriteButton } from '@/widgets/place/FavouriteButton';
import { toPlaceLoadState } from '@/widgets/place/model/toPlaceLoadState';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';
import { useStationFromLists } from '@/widgets/place/useStationFromLists';

import type { MapViewState } from '../model/mapView';
import { toStationDetailFacts } from './model/detailFacts';
import { getStationLinks } from './model/placeLinks';
import { PlaceDetailSheet } from './PlaceDetailSheet';

interface StationSheetProps {
  readonly stationId: string;
  readonly view: MapViewState;
  readonly around: NearbyCenter;
  readonly onClose: () => void;
}

/**
 * One charging station on the map, in a sheet. It opens with its row from a list; the call for one station only adds to
 * it.
 */
export function StationSheet({ stationId, view, around, onClose }: StationSheetProps) {
  const query = useGetStationQuery(
    { stationId, ...toDestinationParams(around.point) },
    { skip: around.point === null },
  );
  const { row, isCollected, isLoading } = useStationFromLists(stationId, {
    around,
    centre: view.centre,
    detail: query,
  });
  const station = query.currentData ?? row;
  const collected = query.currentData?.isCollected ?? isCollected;
  return (
    <PlaceDetailSheet
      title="充电站"
      load={toPlaceLoadState(
        toContentLoadState(query, { message: '充电站加载失败', waitingFor: '正在查询充电站…' }),
        station,
        isLoading,
      )}
      around={around}
      onClose={onClose}
      place={
        station === undefined
          ? null
          : {
              ...station,
              name: station.stationName,
              address: station.stationAddr,
              collect:
                collected === undefined ? null : (
                  <CollectStation
                    station={{ ...station, isCollected: collected }}
                    isBusy={query.isFetching || isLoading}
                  />
                ),
              facts: [
                { label: '状态', value: station.openState.text === '' ? '' : <Tag>{station.openState.text}</Tag> },
                ...toStationDetailFacts(station),
              ],
              links: getStationLinks(station).map(({ title, to }) => <ListRow key={title} title={title} to={to} />),
            }
      }
    />
  );
}

interface CollectStationProps {
  readonly station: { readonly stationId: string; readonly stationName: string; readonly isCollected: 0 | 1 };
  readonly isBusy: boolean;
}

function CollectStation({ station, isBusy }: CollectStationProps) {
  const { stationId, stationName, isCollected } = station;
  return (
    <FavouriteButton
      name={stationName}
      isCollected={isCollected === 1}
      isBusy={isBusy}
      place={{ stationId }}
      addMutation={useCollectStationMutation()}
      removeMutation={useUncollectStationMutation()}
    />
  );
}
