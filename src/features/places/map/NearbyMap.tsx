import { useMemo } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useMapScript } from '@/flows/mapScript/useMapScript';
import type { Place } from '@/flows/place/placeSlice';
import type { MapMarker } from '@/host/MapLibrary';
import { TextButton } from '@/ui/button/TextButton';
import { MapView } from '@/ui/map/MapView';

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
}

const isPointOrNone = (value: unknown): value is Place | null => value === null || isPoint(value);

/** The places as pins. The list below shows the same and more. */
export function NearbyMap<Row extends { distance: number; longitude: number; latitude: number }>({
  centre,
  me,
  rows,
  pinOf,
  selectedId,
  onSelect,
  onCentre,
  isElsewhere,
}: NearbyMapProps<Row>) {
  const { state, library, retry } = useMapScript();
  const [middle, move] = useDraft<Place | null>('map.middle', null, isPointOrNone);
  const isStill = library === null;
  const pins = useMemo(() => pinsOf(rows, pinOf, { selectedId, isStill }), [rows, pinOf, selectedId, isStill]);
  const isMoved = !isStill && middle !== null && isFarFrom(centre, middle);
  return (
    <div className={styles['map']}>
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
      />
      {(isMoved || isElsewhere) && (
        <div className={styles['acts']}>
          {isMoved && <TextButton onPress={() => onCentre(middle)}>在此区域查找</TextButton>}
          {isElsewhere && <TextButton onPress={() => onCentre(null)}>回到我的位置</TextButton>}
        </div>
      )}
    </div>
  );
}
