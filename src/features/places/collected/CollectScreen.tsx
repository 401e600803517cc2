import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListCollectedParksInfiniteQuery, useUncollectParkMutation } from '@/services/dealer/collectedParks';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { getNearbyParkKey, renderParkCard } from '@/widgets/place/renderParkCard';
import { type NearbyCenter, toDestinationParams, useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { usePlaceKindChoice } from '../parts/usePlaceKindChoice';
import { FavouritePlaceList } from './FavouritePlaceList';
import { FavouritePlaceRow } from './FavouritePlaceRow';
import { FavouriteStationList } from './FavouriteStationList';

const TABS = [
  { value: 'park', label: '停车场' },
  { value: 'station', label: '充电站' },
] as const;

/** The driver's favourite lots and stations. */
export default function CollectScreen() {
  const { frame } = useScreen('collect');
  const around = useNearbyCenter();
  const { kind, hasChoice, choose } = usePlaceKindChoice('collect.kind');
  return (
    <ScreenFrame {...frame}>
      {hasChoice && kind !== null && (
        <SegmentedControl legend="收藏的是" options={TABS} value={kind} onChange={choose} />
      )}
      {around.locationNotice}
      {kind === 'park' && <FavouriteParkList around={around} />}
      {kind === 'station' && <FavouriteStationList around={around} />}
    </ScreenFrame>
  );
}

/** The driver's favourite lots. */
function FavouriteParkList({ around }: { readonly around: NearbyCenter }) {
  const query = useListCollectedParksInfiniteQuery(toDestinationParams(around.point), { skip: around.point === null });
  const [uncollect, { isLoading }] = useUncollectParkMutation();
  return (
    <FavouritePlaceList kindLabel="停车场" query={query} keyOf={getNearbyParkKey} mapPath={pathTo('map')}>
      {(park) => (
        <FavouritePlaceRow
          place={{ ...park, name: park.parkName, address: park.parkAddr }}
          around={around}
          isBusy={isLoading}
          onRemove={() => void uncollect({ parkId: park.parkId })}
        >
          {(actions) => renderParkCard(park, actions)}
        </FavouritePlaceRow>
      )}
    </FavouritePlaceList>
  );
}
