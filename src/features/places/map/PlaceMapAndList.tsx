import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { selectMapScriptState } from '@/flows/mapScript/mapScriptSlice';
import type { Coordinates } from '@/flows/place/placeSlice';
import type { MapMarker } from '@/host/MapLibrary';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenQueryParams } from '@/navigation/hooks/useScreenQueryParams';
import { ChipRow } from '@/ui/choice/ChipRow';
import type { EmptyProps } from '@/ui/load/EmptyState';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';
import { PanelOverBackgroundLayout } from '@/ui/panel/PanelOverBackgroundLayout';
import { PlaceList } from '@/widgets/place/PlaceList';
import type { NearbyCenter } from '@/widgets/place/useNearbyCenter';

import { type MapViewState, pathToMapWithCenter, pathToMapWithPlaceOpen } from '../model/mapView';
import { roundPointToMetre } from '../model/points';
import { MapSkeleton } from './MapAndListSkeleton';
import { hasCoordinates } from './model/pins';
import { resolveSchematicMapVisibility } from './model/resolveSchematicMapVisibility';
import { NearbyMap } from './NearbyMap';
import styles from './PlaceMapAndList.module.css';
import { useMapListPanel } from './useMapListPanel';

interface NearbyPlacesProps<Row> {
  readonly view: MapViewState;
  readonly around: NearbyCenter;
  readonly load: ContentLoadState;
  readonly list: {
    readonly title: string;
    readonly label: string;
    /** Nearest first. */
    readonly rows: readonly Row[];
    readonly keyOf: (row: Row) => string;
    readonly toPin: (row: Row) => MapMarker;
  };
  /** Rendered above the map, so that they do not move when the results change. */
  readonly filters: ReactNode;
  readonly empty: EmptyProps;
  readonly children: (row: Row) => ReactNode;
}

/**
 * The map and a list of the same places. Over a movable map the list is in a panel, which leaves the map free to drag;
 * below the static plan it follows on the page. Pulling the fully opened list down refreshes it.
 */
export function PlaceMapAndList<Row extends { distance: number; longitude: number; latitude: number }>({
  view,
  around,
  load,
  list: { title, toPin, ...list },
  filters,
  empty,
  children,
}: NearbyPlacesProps<Row>) {
  const go = useScreenNavigator();
  const query = useScreenQueryParams('map');
  const { kind, centre, openId } = view;
  const listCentre: Coordinates | null = centre ?? around.point;
  const script = useSelector(selectMapScriptState);
  const panel = useMapListPanel();
  return (
    <>
      <ChipRow>{filters}</ChipRow>
      <PanelOverBackgroundLayout
        hasPanel={listCentre !== null && (script === 'loading' || script === 'ready')}
        title={title}
        height={panel.height}
        onResize={panel.setHeight}
        renderBackground={(cover) =>
          listCentre !== null && (
            <NearbyMap
              centre={listCentre}
              me={around.driverLocation}
              rows={list.rows}
              toPin={toPin}
              selectedId={openId}
              onSelect={(id) => {
                go.toPath(pathToMapWithPlaceOpen(query, kind, id));
              }}
              onRecenter={(point) => {
                panel.toPath(pathToMapWithCenter(query, kind, point === null ? null : roundPointToMetre(point)));
              }}
              isElsewhere={centre !== null}
              cover={cover}
              plan={resolveSchematicMapVisibility({
                isPlaceKnown: centre !== null || around.driverLocation !== null,
                isLocating: around.isLocating || cover !== 'none',
                load: cover === 'none' ? load.state : 'loading',
                hasPins: list.rows.some(hasCoordinates),
              })}
              waiting={<MapSkeleton />}
            />
          )
        }
      >
        <div className={styles['sheet']}>
          {centre === null ? around.locationNotice : <p className={styles['note']}>距离从地图上选的地点算起</p>}
          <PlaceList load={load} empty={empty} list={list}>
            {children}
          </PlaceList>
        </div>
      </PanelOverBackgroundLayout>
    </>
  );
}
