import type { MapInstance, MapLibrary, MapMarker, MapOptions, MapPoint } from '@/host/MapLibrary';

import type { HostWindow } from '../HostAdapterEnv';

type LngLat = readonly [number, number];

interface AMapMarker {
  setMap(map: AMapMap | null): void;
}
interface AMapMap {
  setCenter(center: LngLat): void;
  getCenter(): { getLng(): number; getLat(): number };
  on(event: string, listener: () => void): void;
  destroy(): void;
}

/** The part of AMap's JSAPI 1.4 that this app uses. */
export interface AMap {
  Map: new (element: HTMLElement, options: { center: LngLat; zoom: number; resizeEnable: boolean }) => AMapMap;
  Marker: new (options: { position: LngLat; content: HTMLElement; zIndex: number; anchor?: string }) => AMapMarker;
}

/** The selected marker is above all others, and the marker of the driver's own location is below them. */
const Z_ME = 10;
const Z_MARKER = 20;
const Z_SELECTED = 30;

const toLngLat = ({ lng, lat }: MapPoint): LngLat => [lng, lat];

function createPin(
  window: HostWindow,
  { id, label, name }: MapMarker,
  isSelected: boolean,
  onSelect: MapOptions['onSelect'],
) {
  const button = window.document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  if (name !== undefined) button.setAttribute('aria-label', `${name} ${label}`);
  button.dataset['mapMarker'] = id;
  button.setAttribute('aria-pressed', String(isSelected));
  button.addEventListener('click', () => onSelect(id));
  return button;
}

function createLocationDot(window: HostWindow): HTMLElement {
  const marker = window.document.createElement('span');
  marker.dataset['mapMe'] = '';
  marker.setAttribute('role', 'img');
  marker.setAttribute('aria-label', '我的位置');
  return marker;
}

/** AMap as a `MapLibrary`. Markers are our own elements, so that text from the server never becomes markup. */
export const createMapLibrary = (amap: AMap, window: HostWindow): MapLibrary => ({
  createMap(element, { center, zoom, onSelect, onCenterChange }): MapInstance {
    const map = new amap.Map(element, { center: toLngLat(center), zoom, resizeEnable: true });
    let shownMarkers: AMapMarker[] = [];
    map.on('moveend', () => {
      const newCenter = map.getCenter();
      onCenterChange?.({ lng: newCenter.getLng(), lat: newCenter.getLat() });
    });
    const add = (content: HTMLElement, point: MapPoint, zIndex: number): void => {
      const marker = new amap.Marker({ position: toLngLat(point), content, zIndex, anchor: 'center' });
      marker.setMap(map);
      shownMarkers.push(marker);
    };
    return {
      show({ markers, selectedId, me }) {
        for (const marker of shownMarkers) marker.setMap(null);
        shownMarkers = [];
        if (me !== null) add(createLocationDot(window), me, Z_ME);
        for (const marker of markers) {
          const isSelected = marker.id === selectedId;
          add(createPin(window, marker, isSelected, onSelect), marker, isSelected ? Z_SELECTED : Z_MARKER);
        }
      },
      moveTo: (point) => map.setCenter(toLngLat(point)),
      destroy: () => map.destroy(),
    };
  },
});
