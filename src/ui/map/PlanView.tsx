import { type CSSProperties, useRef } from 'react';

import { formatDistance } from '@/domain/distance';
import type { MapMarker, MapPoint } from '@/host/MapLibrary';

import { joinClasses } from '../joinClasses';
import styles from './MapView.module.css';
import { freeDirection, placeOnPlan, planRadius } from './planGeometry';
import { useLabelRoom } from './useLabelRoom';

export interface PlanViewProps {
  readonly center: MapPoint;
  readonly markers: readonly MapMarker[];
  readonly selectedId: string | null;
  /** The driver's location, if it is known. */
  readonly me: MapPoint | null;
  readonly onSelect: (id: string) => void;
}

/** Markers stay within this share of the half width, so that their labels fit. */
const SHARE = 0.78;

const positionOf = (center: MapPoint, point: MapPoint, radiusM: number): CSSProperties => {
  const { x, y } = placeOnPlan(center, point, radiusM);
  return { left: `${String(50 + 50 * SHARE * x)}%`, top: `${String(50 + 50 * SHARE * y)}%` };
};

/** A plan of the surroundings without a map. North is up, and the rings show the distance. */
export function PlanView({ center, markers, selectedId, me, onSelect }: PlanViewProps) {
  const plan = useRef<HTMLDivElement>(null);
  useLabelRoom(plan, markers, selectedId);
  const radiusM = planRadius(center, markers);
  const free = freeDirection(center, markers);
  const rings = [0.5, 1].map((part) => ({ part, text: formatDistance(radiusM * part) }));
  return (
    <div ref={plan} className={styles['plan']} role="group" aria-label="周边平面图，上方为北">
      <svg className={styles['rings']} viewBox="-100 -100 200 200" aria-hidden="true">
        {rings.map(({ part, text }) => (
          <g key={part}>
            <circle r={100 * SHARE * part} className={styles['ring']} />
            <text
              x={100 * SHARE * part * Math.sin(free)}
              y={-100 * SHARE * part * Math.cos(free)}
              className={styles['distance']}
            >
              {text}
            </text>
          </g>
        ))}
      </svg>
      {me !== null && (
        <span
          className={styles['me']}
          role="img"
          aria-label="我的位置"
          style={positionOf(center, me, radiusM)}
          data-map-me=""
        />
      )}
      {markers.map((marker) => (
        <button
          key={marker.id}
          type="button"
          className={joinClasses(styles['marker'], marker.id === selectedId && styles['selected'])}
          style={positionOf(center, marker, radiusM)}
          data-map-marker={marker.id}
          aria-label={marker.name === undefined ? undefined : `${marker.name} ${marker.label}`}
          aria-pressed={marker.id === selectedId}
          onClick={() => onSelect(marker.id)}
        >
          <span className={styles['pin']} aria-hidden="true" />
          <span
            data-label={marker.id}
            className={joinClasses(styles['label'], marker.lat > center.lat && styles['above'])}
          >
            {marker.label}
          </span>
        </button>
      ))}
    </div>
  );
}
