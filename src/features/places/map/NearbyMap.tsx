import { type ReactNode, useMemo } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useMapScript } from '@/flows/mapScript/useMapScript';
import type { Place } from '@/flows/place/placeSlice';
import type { MapMarker } from '@/host/MapLibrary';
import { TextButton } from '@/ui/button/TextButton';
import { joinClasses } from '@/ui/joinClasses';
import { MapView } from '@/ui/map/MapView';
import type { Cover } from '@/ui/panel/PanelArea';

import { isFarFrom, isPoint } from '../model/points';
import { pinsOf } from './model/pins';
import styles from './NearbyMap.module.css';

interface NearbyMapProps<Row> {
  readonly centre: Place;
  readonly me: Place | null;
  /** Nearest first. */
  readonly rows: readonly Row[];
  /** Must be the same function on every render. */
  readonly pinOf: (row: Row) => MapMarker;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Called when the driver wants to see another place; null means around themselves. */
  readonly onCentre: (centre: Place | null) => void;
  /** The list is around a place other than the driver's own. */
  readonly isElsewhere: boolean;
  /** Whether a panel stands over it. */
  readonly cover: Cover;
  /** Where there is no map, the plan waits or is left out: see `planState`. */
  readonly plan: 'drawn' | 'waiting' | 'none';
  /** Shown while the plan waits. */
  readonly waiting: ReactNode;
}

const isPointOrNone = (value: unknown): value is Place | null => value === null || isPoint(value);

/** The places as pins. The list shows the same and more. */
export function NearbyMap<Row extends { distance: number; longitude: number; latitude: number }>({
  centre,
  me,
  rows,
  pinOf,
  selectedId,
  onSelect,
  onCentre,
  isElsewhere,
  cover,
  plan,
  waiting,
}: NearbyMapProps<Row>) {
  const { state, library, retry } = useMapScript();
  const [middle, move] = useDraft<Place | null>('map.middle', null, isPointOrNone);
  const isStill = library === null;
  const pins = useMemo(() => pinsOf(rows, pinOf, { selectedId, isStill }), [rows, pinOf, selectedId, isStill]);
  const isMoved = !isStill && middle !== null && isFarFrom(centre, middle);
  const isBare = isStill && plan === 'none' && state !== 'failed';
  if (isBare && !isElsewhere) return null;
  return (
    <div
      className={
        isBare ? undefined : joinClasses(styles['map'], cover !== 'none' && styles[isStill ? 'above' : 'whole'])
      }
      // Nothing behind the panel takes the focus.
      inert={cover === 'whole'}
    >
      {!isBare && (
        <MapView
          library={library}
          script={state}
          onRetry={retry}
          center={centre}
          markers={pins}
          selectedId={selectedId}
          me={me}
          onSelect={onSelect}
          onMoved={move}
          insteadOfPlan={{ drawn: undefined, waiting, none: null }[plan]}
        />
      )}
      {(isMoved || isElsewhere) && (
        <div className={isBare ? undefined : styles['acts']}>
          {isMoved && <TextButton onPress={() => onCentre(middle)}>在此区域查找</TextButton>}
          {isElsewhere && <TextButton onPress={() => onCentre(null)}>回到我的位置</TextButton>}
        </div>
      )}
    </div>
  );
}
