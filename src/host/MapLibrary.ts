/** A point of the map, GCJ-02 degrees. */
export interface MapPoint {
  lng: number;
  lat: number;
}

/** A place that can be selected. The label is untrusted text and is never used as markup. */
export interface MapMarker extends MapPoint {
  id: string;
  label: string;
  /** The name of the place. Screen readers read it before the label. */
  name?: string;
  /** The occupancy of the place. The label shows it as text. */
  level?: 'free' | 'few' | 'full' | 'unknown';
}

export interface MapLoadRequest {
  key: string;
  /** The security code that newer keys also require; empty for a key without one. */
  securityCode: string;
  /** The 1.4 line of AMap, `1.4.4`. */
  version: string;
}

export interface MapOptions {
  center: MapPoint;
  /** 3 (a country) to 18 (a street). */
  zoom: number;
  /** Called when a marker is tapped. */
  onSelect: (id: string) => void;
  /** Called with the new centre when the driver has moved the map. */
  onCenterChange?: (center: MapPoint) => void;
}

/**
 * One map inside an element. Each update replaces its complete content, so that the same state always shows the same
 * map.
 */
export interface MapInstance {
  show(content: { markers: readonly MapMarker[]; selectedId: string | null; me: MapPoint | null }): void;
  moveTo(center: MapPoint): void;
  destroy(): void;
}

/** The vendor's script after it has loaded. */
export interface MapLibrary {
  createMap(element: HTMLElement, options: MapOptions): MapInstance;
}
