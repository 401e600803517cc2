import type { LiveMap, MapLibrary, MapMarker, MapOptions, MapPoint } from '@/host/MapLibrary';

import type { HostWindow } from '../HostEnv';

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

/** The selected marker is never covered by its neighbours, and the "me" marker never covers another one. */
const Z_ME = 10;
const Z_MARKER = 20;
const Z_SELECTED = 30;

const at = ({ lng, lat }: MapPoint): LngLat => [lng, lat];

function pin(
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

function dot(window: HostWindow): HTMLElement {
  const me = window.document.createElement('span');
  me.dataset['mapMe'] = '';
  me.setAttribute('role', 'img');
  me.setAttribute('aria-label', '我的位置');
  return me;
}

/** AMap as a `MapLibrary`. Markers are our own elements, so that no text of the server becomes markup. */
export const amapLibrary = (amap: AMap, window: HostWindow): MapLibrary => ({
  createMap(element, { center, zoom, onSelect, onMoved }): LiveMap {
    const map = new amap.Map(element, { center: at(center), zoom, resizeEnable: true });
    let shown: AMapMarker[] = [];
    map.on('moveend', () => {
      const middle = map.getCenter();
      onMoved?.({ lng: middle.getLng(), lat: middle.getLat() });
    });
    const add = (content: HTMLElement, point: MapPoint, zIndex: number): void => {
      const marker = new amap.Marker({ position: at(point), content, zIndex, anchor: 'center' });
      marker.setMap(map);
      shown.push(marker);
    };
    return {
      show({ markers, selectedId, me }) {
        for (const marker of shown) marker.setMap(null);
        shown = [];
        if (me !== null) add(dot(window), me, Z_ME);
        for (const marker of markers) {
          const isSelected = marker.id === selectedId;
          add(pin(window, marker, isSelected, onSelect), marker, isSelected ? Z_SELECTED : Z_MARKER);
        }
      },
      moveTo: (point) => map.setCenter(at(point)),
      destroy: () => map.destroy(),
    };
  },
});
