import gcoord from 'gcoord';

import type { CoordinateSystem, GeoPoint } from '@/host/HostAdapter';

const CRS = { wgs84: gcoord.WGS84, gcj02: gcoord.GCJ02, bd09: gcoord.BD09 } as const;

/**
 * Converts between WGS-84 (GPS, browsers), GCJ-02 (AMap, Tencent, Alipay and this app) and BD-09 (Baidu). Outside
 * China WGS-84 and GCJ-02 are the same. Converting back is accurate to about 0.1 m.
 */
export function convertCoordinateSystem(point: GeoPoint, targetSystem: CoordinateSystem): GeoPoint {
  if (point.system === targetSystem) return { lng: point.lng, lat: point.lat, system: targetSystem };
  const [lng, lat] = gcoord.transform<[number, number]>([point.lng, point.lat], CRS[point.system], CRS[targetSystem]);
  return { lng, lat, system: targetSystem };
}
