import { type CSSProperties, useRef } from 'react';

import { formatDistance } from '@/domain/distance';
import type { MapMarker, MapPoint } from '@/host/MapLibrary';

import { joinClasses } from '../joinClasses';
import { findFreestLabelDirection, findSchematicMapRadiusM, toSchematicMapPosition } from './planGeometry';
import { SchematicMapLegend } from './SchematicMapLegend';
import styles from './SchematicMapView.module.css';
import { useSchematicMapLabelLayoutEffect } from './useSchematicMapLabelLayoutEffect';

export interface SchematicMapViewProps {
  readonly center: MapPoint;
  readonly markers: readonly MapMarker[];
  readonly selectedId: string | null;
  /** The driver's location, if it is known. */
  readonly me: MapPoint | null;
  readonly onSelect: (id: string) => void;
}

/** Markers stay within this share of half the height, so that their two-line labels fit. */
const SHARE = 0.64;

const positionOf = (center: MapPoint, point: MapPoint, radiusM: number): CSSProperties => {
  const { x, y } = toSchematicMapPosition(center, point, radiusM);
  const at = (share: number) => `calc(50% + ${String(SHARE * share)} * var(--half))`;
  return { left: at(x), top: at(y) };
};

/** A plan of the surroundings without a map. North is up, and the rings show the distance. */
export function SchematicMapView({ center, markers, selectedId, me, onSelect }: SchematicMapViewProps) {
  const plan = useRef<HTMLDivElement>(null);
  useSchematicMapLabelLayoutEffect(plan, markers, selectedId);
  const radiusM = findSchematicMapRadiusM(center, markers);
  const free = findFreestLabelDirection(center, markers);
  const rings = [0.5, 1].map((part) => ({ part, text: formatDistance(radiusM * part) }));
  return (
    <div className={styles['card']}>
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
            data-taken=""
          >
            <span className={styles['you']} data-taken="">
              您
            </span>
          </span>
        )}
        {markers.map((marker) => (
          <button
            key={marker.id}
            type="button"
            className={joinClasses(styles['marker'], marker.id === selectedId && styles['selected'])}
            style={positionOf(center, marker, radiusM)}
            data-map-marker={marker.id}
            data-level={marker.level}
            aria-label={marker.name === undefined ? undefined : `${marker.name} ${marker.label}`}
            aria-pressed={marker.id === selectedId}
            onClick={() => onSelect(marker.id)}
          >
            <span className={styles['pin']} aria-hidden="true" data-taken="" />
            <span data-label={marker.id} className={styles['label']}>
              {marker.name !== undefined && <span className={styles['name']}>{marker.name}</span>}
              <span className={styles['room']}>{marker.label}</span>
            </span>
          </button>
        ))}
      </div>
      <SchematicMapLegend markers={markers} hasMe={me !== null} />
    </div>
  );
}
