import type { ReactNode } from 'react';

import type { Place } from '@/flows/place/placeSlice';
import type { MapMarker } from '@/host/MapLibrary';
import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';
import type { Load } from '@/ui/load/LoadedContent';

import { type MapViewState, pathToCentre, pathToOpen } from '../model/mapView';
import { inMetres } from '../model/points';
import { FoundList } from '../parts/FoundList';
import type { Around } from '../parts/useAround';
import { NearbyMap } from './NearbyMap';
import styles from './NearbyPlaces.module.css';
import { WaitingMap } from './WaitingPlaces';

interface NearbyPlacesProps<Row> {
  readonly view: MapViewState;
  readonly around: Around;
  readonly load: Load;
  readonly list: {
    readonly label: string;
    /** Nearest first. */
    readonly rows: readonly Row[];
    readonly keyOf: (row: Row) => string;
    readonly pinOf: (row: Row) => MapMarker;
  };
  readonly filters?: ReactNode;
  readonly emptyText: string;
  readonly children: (row: Row) => ReactNode;
}

/** The map, and a list with the same places. Pulling the list down refreshes it. */
export function NearbyPlaces<Row extends { distance: number; longitude: number; latitude: number }>({
  view,
  around,
  load,
  list: { pinOf, ...list },
  filters,
  emptyText,
  children,
}: NearbyPlacesProps<Row>) {
  const go = useGo();
  const query = useQueryOf('map');
  const { kind, centre, openId } = view;
  const middle: Place | null = centre ?? around.point;
  return (
    <>
      {middle === null ? (
        <WaitingMap />
      ) : (
        <NearbyMap
          centre={middle}
          me={around.me}
          rows={list.rows}
          pinOf={pinOf}
          selectedId={openId}
          onSelect={(id) => {
            go.toPath(pathToOpen(query, kind, id));
          }}
          onCentre={(point) => {
            go.toPath(pathToCentre(query, kind, point === null ? null : inMetres(point)), { replace: true });
          }}
          isElsewhere={centre !== null}
        />
      )}
      <div className={styles['sheet']}>
        {filters}
        {centre === null ? around.line : <p className={styles['note']}>距离从地图上选的地点算起</p>}
        <FoundList load={load} empty={{ drawing: 'search', text: emptyText }} list={list}>
          {children}
        </FoundList>
      </div>
    </>
  );
}
