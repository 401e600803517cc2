import { useMemo } from 'react';

import { type RoomLevel, roomLevelOf } from '@/domain/places/nearbyFacts';
import { useQueryOf } from '@/navigation/hooks/useQuery';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { ParkRow } from '@/ui/place/ParkRow';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { parkKeyOf } from '@/widgets/place/parkCard';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import type { Around } from '@/widgets/place/useAround';

import { type MapViewState, pathToFilter, pathToOpen } from '../model/mapView';
import { emptyTextOf, factsFor, PARK_FILTERS } from '../model/parkFilters';
import { useParksAround } from '../parts/useParksAround';
import { parkPin } from './model/pins';
import { NearbyPlaces } from './NearbyPlaces';
import { useListPanel } from './useListPanel';
import { useOnlyFree } from './useOnlyFree';

const HAS_ROOM: readonly RoomLevel[] = ['free', 'few'];

/** Lots on the map and in the list. */
export function ParkPlaces({ view, around }: { readonly view: MapViewState; readonly around: Around }) {
  const panel = useListPanel();
  const query = useQueryOf('map');
  const { filter, centre } = view;
  const parks = useParksAround(filter, centre ?? around.point);
  const { isOnlyFree, chip, showAll } = useOnlyFree('有空位');
  const rows = useMemo(
    () => (isOnlyFree ? parks.rows.filter((park) => HAS_ROOM.includes(roomLevelOf(park))) : parks.rows),
    [parks.rows, isOnlyFree],
  );
  return (
    <NearbyPlaces
      view={view}
      around={around}
      load={toLoadState(parks.query, {
        what: '附近停车场加载失败',
        waitingFor: '正在查找附近停车场…',
        isEmpty: () => rows.length === 0,
      })}
      list={{
        title: '附近停车场',
        label: '附近停车场，由近到远',
        rows,
        keyOf: parkKeyOf,
        pinOf: parkPin,
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
      empty={{ drawing: 'search', text: emptyTextOf(filter, isOnlyFree), action: showAll }}
    >
      {(park) => (
        <PlaceCard>
          <ParkRow park={park} to={pathToOpen(query, 'park', park.parkId)} facts={factsFor(filter, park)} />
        </PlaceCard>
      )}
    </NearbyPlaces>
  );
}
