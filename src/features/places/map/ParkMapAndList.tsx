import { useMemo } from 'react';

import { getSpaceLevel, type SpaceLevel } from '@/domain/places/nearbyFacts';
import { useScreenQuery } from '@/navigation/hooks/useScreenQuery';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { ParkRow } from '@/ui/place/ParkRow';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { getNearbyParkKey } from '@/widgets/place/renderParkCard';
import type { NearbyCenter } from '@/widgets/place/useNearbyCenter';

import { mapPathWithFilter, mapPathWithPlaceOpen, type MapViewState } from '../model/mapView';
import { emptyParkFilterText, PARK_FILTERS, parkRowFacts } from '../model/parkFilters';
import { useNearbyParks } from '../parts/useNearbyParks';
import { toParkPin } from './model/pins';
import { PlaceMapAndList } from './PlaceMapAndList';
import { useMapListPanel } from './useMapListPanel';
import { useVacancyFilter } from './useVacancyFilter';

const AVAILABLE_LEVELS: readonly SpaceLevel[] = ['free', 'few'];

/** Lots on the map and in the list. */
export function ParkMapAndList({ view, around }: { readonly view: MapViewState; readonly around: NearbyCenter }) {
  const panel = useMapListPanel();
  const query = useScreenQuery('map');
  const { filter, centre } = view;
  const parks = useNearbyParks(filter, centre ?? around.point);
  const { isOnlyFree, chip, showAllButton } = useVacancyFilter('有空位');
  const rows = useMemo(
    () => (isOnlyFree ? parks.rows.filter((park) => AVAILABLE_LEVELS.includes(getSpaceLevel(park))) : parks.rows),
    [parks.rows, isOnlyFree],
  );
  return (
    <PlaceMapAndList
      view={view}
      around={around}
      load={toContentLoadState(parks.query, {
        message: '附近停车场加载失败',
        waitingFor: '正在查找附近停车场…',
        isEmpty: () => rows.length === 0,
      })}
      list={{
        title: '附近停车场',
        label: '附近停车场，由近到远',
        rows,
        keyOf: getNearbyParkKey,
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
              panel.toPath(mapPathWithFilter(query, value));
            }}
          />
        </>
      }
      empty={{ illustration: 'search', text: emptyParkFilterText(filter, isOnlyFree), action: showAllButton }}
    >
      {(park) => (
        <PlaceCard>
          <ParkRow
            park={park}
            to={mapPathWithPlaceOpen(query, 'park', park.parkId)}
            facts={parkRowFacts(filter, park)}
          />
        </PlaceCard>
      )}
    </PlaceMapAndList>
  );
}
