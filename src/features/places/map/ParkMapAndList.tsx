import { useMemo } from 'react';

import { getSpaceAvailability, type SpaceAvailability } from '@/domain/places/nearbyPlaceTexts';
import { useScreenQueryParams } from '@/navigation/hooks/useScreenQueryParams';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { ParkRow } from '@/ui/place/ParkRow';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { getNearbyParkKey } from '@/widgets/place/renderParkCard';
import type { NearbyCenter } from '@/widgets/place/useNearbyCenter';

import { type MapViewState, pathToMapWithFilter, pathToMapWithPlaceOpen } from '../model/mapView';
import { noMatchingParksText, PARK_FILTER_OPTIONS, parkRowTexts } from '../model/parkFilters';
import { useNearbyParks } from '../parts/useNearbyParks';
import { toParkPin } from './model/pins';
import { PlaceMapAndList } from './PlaceMapAndList';
import { useMapListPanel } from './useMapListPanel';
import { useVacancyFilter } from './useVacancyFilter';

const AVAILABLE_LEVELS: readonly SpaceAvailability[] = ['free', 'few'];

/** Lots on the map and in the list. */
export function ParkMapAndList({ view, around }: { readonly view: MapViewState; readonly around: NearbyCenter }) {
  const panel = useMapListPanel();
  const query = useScreenQueryParams('map');
  const { filter, centre } = view;
  const parks = useNearbyParks(filter, centre ?? around.point);
  const { isOnlyFree, chip, showAllButton } = useVacancyFilter('有空位');
  const rows = useMemo(
    () =>
      isOnlyFree ? parks.rows.filter((park) => AVAILABLE_LEVELS.includes(getSpaceAvailability(park))) : parks.rows,
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
            options={PARK_FILTER_OPTIONS}
            value={filter}
            onChange={(value) => {
              panel.toPath(pathToMapWithFilter(query, value));
            }}
          />
        </>
      }
      empty={{ illustration: 'search', text: noMatchingParksText(filter, isOnlyFree), action: showAllButton }}
    >
      {(park) => (
        <PlaceCard>
          <ParkRow
            park={park}
            to={pathToMapWithPlaceOpen(query, 'park', park.parkId)}
            facts={parkRowTexts(filter, park)}
          />
        </PlaceCard>
      )}
    </PlaceMapAndList>
  );
}
