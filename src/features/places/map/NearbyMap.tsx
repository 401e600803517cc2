import { type ReactNode, useMemo } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useMapLibrary } from '@/flows/mapScript/useMapLibrary';
import type { Coordinates } from '@/flows/place/placeSlice';
import type { MapMarker } from '@/host/MapLibrary';
import { TextButton } from '@/ui/button/TextButton';
import { joinClasses } from '@/ui/joinClasses';
import { MapOrSchematicView } from '@/ui/map/MapOrSchematicView';
import type { PanelCoverage } from '@/ui/panel/PanelOverBackgroundLayout';

import { arePointsFarApart, isGcj02Point } from '../model/points';
import { toNearestMapPins } from './model/pins';
import styles from './NearbyMap.module.css';

interface NearbyMapProps<Row> {
  readonly centre: Coordinates;
  readonly me: Coordinates | null;
  /** Nearest first. */
  readonly rows: readonly Row[];
  /** Must be referentially stable. */
  readonly toPin: (row: Row) => MapMarker;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Called when the driver searches around another location; null: around their own. */
  readonly onRecenter: (centre: Coordinates | null) => void;
  /** The list is around a location other than the driver's own. */
  readonly isElsewhere: boolean;
  /** How much of the map a panel covers. */
  readonly cover: PanelCoverage;
  /** Without a map script, whether the plan is rendered: see `resolveSchematicMapVisibility`. */
  readonly plan: 'drawn' | 'waiting' | 'none';
  /** Shown while the plan is loading. */
  readonly waiting: ReactNode;
}

const isPointOrNone = (value: unknown): value is Coordinates | null => value === null || isGcj02Point(value);

/** The places as pins. The list has the same places and more. */
export function NearbyMap<Row extends { distance: number; longitude: number; latitude: number }>({
  centre,
  me,
  rows,
  toPin,
  selectedId,
  onSelect,
  onRecenter,
  isElsewhere,
  cover,
  plan,
  waiting,
}: NearbyMapProps<Row>) {
  const { state, library, retry } = useMapLibrary();
  const [mapCentre, setMapCentre] = useDraft<Coordinates | null>('map.middle', null, isPointOrNone);
  const isStatic = library === null;
  const pins = useMemo(
    () => toNearestMapPins(rows, toPin, { selectedId, isStatic }),
    [rows, toPin, selectedId, isStatic],
  );
  const isMoved = !isStatic && mapCentre !== null && arePointsFarApart(centre, mapCentre);
  const hasNoMap = isStatic && plan === 'none' && state !== 'failed';
  if (hasNoMap && !isElsewhere) return null;
  return (
    <div
      className={
        hasNoMap ? undefined : joinClasses(styles['map'], cover !== 'none' && styles[isStatic ? 'above' : 'whole'])
      }
      // Nothing behind the panel can receive focus.
      inert={cover === 'whole'}
    >
      {!hasNoMap && (
        <MapOrSchematicView
          library={library}
          script={state}
          onRetry={retry}
          center={centre}
          markers={pins}
          selectedId={selectedId}
          me={me}
          onSelect={onSelect}
          onMoved={setMapCentre}
          planFallback={{ drawn: undefined, waiting, none: null }[plan]}
        />
      )}
      {(isMoved || isElsewhere) && (
        <div className={hasNoMap ? undefined : styles['acts']}>
          {isMoved && <TextButton onPress={() => onRecenter(mapCentre)}>在此区域查找</TextButton>}
          {isElsewhere && <TextButton onPress={() => onRecenter(null)}>回到我的位置</TextButton>}
        </div>
      )}
    </div>
  );
}
