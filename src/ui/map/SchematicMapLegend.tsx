import type { MapMarker } from '@/host/MapLibrary';

import styles from './SchematicMapView.module.css';

const LEVELS = [
  { level: 'free', word: '有空位' },
  { level: 'few', word: '紧张' },
  { level: 'full', word: '已满' },
  { level: 'unknown', word: '未知' },
] as const;

interface PlanLegendProps {
  readonly markers: readonly MapMarker[];
  readonly hasMe: boolean;
}

/** The legend of the plan. Only signs that are on it are listed. */
export function SchematicMapLegend({ markers, hasMe }: PlanLegendProps) {
  const levels = LEVELS.filter(({ level }) => markers.some((marker) => marker.level === level));
  return (
    <ul className={styles['legend']} aria-label="图例">
      {hasMe && (
        <li className={styles['item']}>
          <span className={styles['meSign']} aria-hidden="true" />您
        </li>
      )}
      {levels.map(({ level, word }) => (
        <li key={level} className={styles['item']} data-level={level}>
          <span className={styles['pin']} aria-hidden="true" />
          {word}
        </li>
      ))}
      <li className={styles['item']}>圈为距离</li>
    </ul>
  );
}
