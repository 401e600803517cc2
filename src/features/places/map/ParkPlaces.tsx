import { useMemo } from 'react';

import { getSpaceLevel, type SpaceLevel } from '@/domain/places/nearbyFacts';
import { useScreenQuery } from '@/navigation/hooks/useScreenQuery';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { ParkRow } from '@/ui/place/ParkRow';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { nearbyParkKey } from '@/widgets/place/renderParkCard';
import type { NearbyCenter } from '@/widgets/place/useNearbyCenter';

import { type MapViewState, pathToFilter, pathToOpen } from '../model/mapView';
import { emptyFilterText, PARK_FILTERS, parkFilterFacts } from '../model/parkFilters';
import { useNearbyParks } from '../parts/useNearbyParks';
import { toParkPin } from './model/pins';
import { NearbyPlaces } from './NearbyPlaces';
import { useFreeFilter } from './useFreeFilter';
import { useListPanel } from './useListPanel';

const AVAILABLE_LEVELS: readonly SpaceLevel[] = ['free', 'few'];

/** Lots on the map and in the list. */
export function ParkPlaces({ view, around }: { readonly view: MapViewState; readonly around: NearbyCenter }) {
  const panel = useListPanel();
  const query = useScreenQuery('map');
  const { filter, centre } = view;
  const parks = useNearbyParks(filter, centre ?? around.point);
  const { isOnlyFree, chip, showAllButton } = useFreeFilter('有空位');
  const rows = useMemo(
    () => (isOnlyFree ? parks.rows.filter((park) => AVAILABLE_LEVELS.includes(getSpaceLevel(park))) : parks.rows),
    [parks.rows, isOnlyFree],
  );
  return (
    <NearbyPlaces
      view={view}
      around={around}
      load={toLoadState(parks.query, {
        message: '附近停车场加载失败',
        waitingFor: '正在查找附近停车场…',
        isEmpty: () => rows.length === 0,
      })}
      list={{
        title: '附近停车场',
        label: '附近停车场，由近到远',
        rows,
        keyOf: nearbyParkKey,
        toPin: toParkPin,
      }}
      filters={
        <>
          {chip}
          <ChoiceChips
            variant="filter"
            legend="只看"
            options={PARK_FILTERS}
            value={filter}
            onChange={(value) => {
              panel.toPath(pathToFilter(query, value));
            }}
          />
        </>
      }
      empty={{ illustration: 'search', text: emptyFilterText(filter, isOnlyFree), action: showAllButton }}
    >
      {(park) => (
        <PlaceCard>
          <ParkRow park={park} to={pathToOpen(query, 'park', park.parkId)} facts={parkFilterFacts(filter, park)} />
        </PlaceCard>
      )}
    </NearbyPlaces>
  );
}
