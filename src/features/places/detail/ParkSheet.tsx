import { offersCharging } from '@/domain/offers';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useCollectParkMutation, useUncollectParkMutation } from '@/services/dealer/collectedParks';
import { useGetParkQuery } from '@/services/dealer/park';
import { ListRow } from '@/ui/list/ListRow';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { FavouriteButton } from '@/widgets/place/FavouriteButton';
import { toPlaceLoadState } from '@/widgets/place/model/toPlaceLoadState';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import type { MapViewState } from '../model/mapView';
import { toParkDetailFacts } from './model/detailFacts';
import { getParkLinks } from './model/placeLinks';
import { PlaceDetailSheet } from './PlaceDetailSheet';
import { StayPriceEstimate } from './StayPriceEstimate';
import { useParkFromLists } from './useParkFromLists';

interface ParkSheetProps {
  readonly parkId: string;
  readonly view: MapViewState;
  readonly around: NearbyCenter;
  readonly onClose: () => void;
}

/** One lot on the map, in a sheet. It opens with its row from a list; the call for one lot only adds to it. */
export function ParkSheet({ parkId, view, around, onClose }: ParkSheetProps) {
  const query = useGetParkQuery({ parkId, ...toDestinationParams(around.point) }, { skip: around.point === null });
  const { config } = useMenuConfig();
  const { row, isCollected, isLoading } = useParkFromLists(parkId, { view, around, detail: query });
  const park = query.currentData ?? row;
  const collected = query.currentData?.isCollected ?? isCollected;
  return (
    <PlaceDetailSheet
      title="停车场"
      load={toPlaceLoadState(
        toContentLoadState(query, { message: '停车场加载失败', waitingFor: '正在查询停车场…' }),
        park,
        isLoading,
      )}
      around={around}
      onClose={onClose}
      place={
        park === undefined
          ? null
          : {
              ...park,
              name: park.parkName,
              address: park.parkAddr,
              collect:
                collected === undefined ? null : (
                  <CollectPark park={{ ...park, isCollected: collected }} isBusy={query.isFetching || isLoading} />
                ),
              facts: toParkDetailFacts(park),
              price: <StayPriceEstimate labels={park.feeRuleLabels} />,
              links: getParkLinks(park, offersCharging(config)).map(({ title, to }) => (
                <ListRow key={title} title={title} to={to} />
              )),
            }
      }
    />
  );
}

interface CollectParkProps {
  readonly park: { readonly parkId: string; readonly parkName: string; readonly isCollected: 0 | 1 };
  readonly isBusy: boolean;
}

function CollectPark({ park, isBusy }: CollectParkProps) {
  const { parkId, parkName, isCollected } = park;
  return (
    <FavouriteButton
      name={parkName}
      isCollected={isCollected === 1}
      isBusy={isBusy}
      place={{ parkId }}
      addMutation={useCollectParkMutation()}
      removeMutation={useUncollectParkMutation()}
    />
  );
}
