import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

import type { MapInstance, MapLibrary, MapPoint } from '@/host/MapLibrary';
import { TextButton } from '@/ui/button/TextButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import styles from './MapOrSchematicView.module.css';
import { SchematicMapView, type SchematicMapViewProps } from './SchematicMapView';

interface MapViewProps extends SchematicMapViewProps {
  /** The map script; without it the plan is rendered. */
  readonly library: MapLibrary | null;
  readonly script: 'loading' | 'ready' | 'failed' | 'none';
  readonly onRetry: () => void;
  /** Called when the driver has moved the map. */
  readonly onMoved?: (center: MapPoint) => void;
  /** Replaces the plan where it would show nothing. */
  readonly planFallback?: ReactNode;
}

/** Shows a street corner and its surroundings. */
const ZOOM = 15;

/** The map, or the plan if there is none. Markers and selection are the same. */
export function MapOrSchematicView({ library, script, onRetry, planFallback, ...view }: MapViewProps) {
  const plan = planFallback === undefined ? <SchematicMapView {...view} /> : planFallback;
  return (
    <div className={styles['view']} data-map={library !== null ? 'map' : planFallback === undefined ? 'plan' : 'none'}>
      {library === null ? plan : <LibraryMap library={library} {...view} />}
      {script === 'failed' && (
        <NoticeBanner tone="soon" action={<TextButton onPress={onRetry}>重试</TextButton>}>
          {planFallback === undefined ? '地图加载失败，先用平面图' : '地图加载失败'}
        </NoticeBanner>
      )}
    </div>
  );
}

type LibraryMapProps = SchematicMapViewProps & Pick<MapViewProps, 'onMoved'> & { library: MapLibrary };

function LibraryMap({ library, center, markers, selectedId, me, onSelect, onMoved }: LibraryMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<MapInstance>(null);
  const select = useEffectEvent(onSelect);
  const moved = useEffectEvent((point: MapPoint) => onMoved?.(point));
  const getInitialView = useEffectEvent(() => ({ center, zoom: ZOOM }));
  useEffect(() => {
    if (element.current === null) return;
    const live = library.createMap(element.current, {
      ...getInitialView(),
      onSelect: (id) => {
        select(id);
      },
      onCenterChange: (point) => {
        moved(point);
      },
    });
    map.current = live;
    return () => {
      map.current = null;
      live.destroy();
    };
  }, [library]);
  const { lng, lat } = center;
  useEffect(() => {
    map.current?.moveTo({ lng, lat });
  }, [library, lng, lat]);
  useEffect(() => {
    map.current?.show({ markers, selectedId, me });
  }, [library, markers, selectedId, me]);
  return <div ref={element} className={styles['map']} role="region" aria-label="地图" />;
}
