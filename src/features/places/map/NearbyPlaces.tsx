import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { selectMapScript } from '@/flows/mapScript/mapScriptSlice';
import type { Place } from '@/flows/place/placeSlice';
import type { MapMarker } from '@/host/MapLibrary';
import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';
import { ChipRow } from '@/ui/choice/ChipRow';
import type { EmptyProps } from '@/ui/load/Empty';
import type { Load } from '@/ui/load/LoadedContent';
import { PanelArea } from '@/ui/panel/PanelArea';
import { FoundList } from '@/widgets/place/FoundList';
import type { Around } from '@/widgets/place/useAround';

import { type MapViewState, pathToCentre, pathToOpen } from '../model/mapView';
import { inMetres } from '../model/points';
import { isPlaced } from './model/pins';
import { planState } from './model/planState';
import { NearbyMap } from './NearbyMap';
import styles from './NearbyPlaces.module.css';
import { useListPanel } from './useListPanel';
import { WaitingMap } from './WaitingPlaces';

interface NearbyPlacesProps<Row> {
  readonly view: MapViewState;
  readonly around: Around;
  readonly load: Load;
  readonly list: {
    readonly title: string;
    readonly label: string;
    /** Nearest first. */
    readonly rows: readonly Row[];
    readonly keyOf: (row: Row) => string;
    readonly pinOf: (row: Row) => MapMarker;
  };
  /** Above the map, so that they keep their place whatever they find. */
  readonly filters: ReactNode;
  readonly empty: EmptyProps;
  readonly children: (row: Row) => ReactNode;
}

/**
 * The map, and a list with the same places. Over a map that can be moved the list stands in a panel, which leaves the map to the finger; below the plan,
 * which shows all that it has, it follows on the page. Pulling the whole list down refreshes it.
 */
export function NearbyPlaces<Row extends { distance: number; longitude: number; latitude: number }>({
  view,
  around,
  load,
  list: { title, pinOf, ...list },
  filters,
  empty,
  children,
}: NearbyPlacesProps<Row>) {
  const go = useGo();
  const query = useQueryOf('map');
  const { kind, centre, openId } = view;
  const middle: Place | null = centre ?? around.point;
  const script = useSelector(selectMapScript);
  const panel = useListPanel();
  return (
    <>
      <ChipRow>{filters}</ChipRow>
      <PanelArea
        hasPanel={middle !== null && (script === 'loading' || script === 'ready')}
        title={title}
        height={panel.height}
        onHeight={panel.setHeight}
        below={(cover) =>
          middle !== null && (
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
                panel.toPath(pathToCentre(query, kind, point === null ? null : inMetres(point)));
              }}
              isElsewhere={centre !== null}
              cover={cover}
              plan={planState({
                isPlaceKnown: centre !== null || around.me !== null,
                isLocating: around.isLocating || cover !== 'none',
                load: cover === 'none' ? load.state : 'loading',
                hasPins: list.rows.some(isPlaced),
              })}
              waiting={<WaitingMap />}
            />
          )
        }
      >
        <div className={styles['sheet']}>
          {centre === null ? around.line : <p className={styles['note']}>距离从地图上选的地点算起</p>}
          <FoundList load={load} empty={empty} list={list}>
            {children}
          </FoundList>
        </div>
      </PanelArea>
    </>
  );
}
