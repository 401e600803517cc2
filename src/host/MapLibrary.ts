/** A point of the map, GCJ-02 degrees. */
export interface MapPoint {
  lng: number;
  lat: number;
}

/** A place that can be chosen. The label is a stranger's text and is never markup. */
export interface MapMarker extends MapPoint {
  id: string;
  label: string;
  /** What the place is called, read out before the label. */
  name?: string;
}

export interface MapRequest {
  key: string;
  /** What newer keys ask for besides; empty for one without. */
  securityCode: string;
  /** AMap's 1.4 line, `1.4.4`. */
  version: string;
}

export interface MapOptions {
  center: MapPoint;
  /** 3 (a country) to 18 (a street). */
  zoom: number;
  /** A marker was pressed. */
  onSelect: (id: string) => void;
  /** The driver moved the map; where its middle is now. */
  onMoved?: (center: MapPoint) => void;
}

/** One map inside an element. What it shows is told as a whole, so that the same state always gives the same map. */
export interface LiveMap {
  show(content: { markers: readonly MapMarker[]; selectedId: string | null; me: MapPoint | null }): void;
  moveTo(center: MapPoint): void;
  destroy(): void;
}

/** The vendor's script once it is here. */
export interface MapLibrary {
  createMap(element: HTMLElement, options: MapOptions): LiveMap;
}
