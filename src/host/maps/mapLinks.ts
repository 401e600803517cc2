import { toPointInCoordinateSystem } from '@/host/replies/createCachedLocate';
import { stripLoneSurrogates } from '@/lib/stripLoneSurrogates';

import type { GeoPoint } from '../HostAdapter';

/** The map apps that can be used for navigation. mapFlag 1 is the first, 2 the second (Rule 9.3). */
export type MapApp = 'amap' | 'baidu';

/** The source name in the links. Both vendors require one. */
const SOURCE = 'driver-app';

/** Both vendors use these characters as separators, encoded or not. */
const toPlaceName = (name: string): string => name.replace(/[,|]/g, ' ').trim() || '目的地';

const withQuery = (url: string, query: Readonly<Record<string, string>>): string =>
  `${url}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(stripLoneSurrogates(value))}`)
    .join('&')}`;

/**
 * The https page of a map app that navigates from the phone's location to a place. AMap takes longitude first and
 * GCJ-02. Baidu takes latitude first and BD-09. Without a start, Baidu's page only shows the place.
 */
export async function createMapNavigationLink(
  app: MapApp,
  to: GeoPoint,
  name: string,
  from: GeoPoint | null,
): Promise<string> {
  if (app === 'amap') {
    const { lng, lat } = await toPointInCoordinateSystem(to, 'gcj02');
    const target = `${String(lng)},${String(lat)},${toPlaceName(name)}`;
    return withQuery('https://uri.amap.com/navigation', {
      to: target,
      mode: 'car',
      policy: '0',
      src: SOURCE,
      callnative: '1',
    });
  }
  const target = await toPointInCoordinateSystem(to, 'bd09');
  const latLng = `${String(target.lat)},${String(target.lng)}`;
  const common = { output: 'html', coord_type: 'bd09ll', src: `webapp.operator.${SOURCE}` };
  if (from === null) {
    const title = toPlaceName(name);
    return withQuery('https://api.map.baidu.com/marker', { location: latLng, title, content: title, ...common });
  }
  const start = await toPointInCoordinateSystem(from, 'bd09');
  return withQuery('https://api.map.baidu.com/direction', {
    origin: `latlng:${String(start.lat)},${String(start.lng)}|name:我的位置`,
    destination: `latlng:${latLng}|name:${toPlaceName(name)}`,
    mode: 'driving',
    ...common,
  });
}

/**
 * The https page of a map app that searches for a place by name, if its coordinates are unknown. AMap searches around
 * `from` if that is known. Baidu's search takes the name only: adding the address would give no results where either
 * is spelled differently.
 */
export async function createMapSearchLink(
  app: MapApp,
  { name }: { name: string },
  from: GeoPoint | null,
): Promise<string> {
  const placeName = toPlaceName(name);
  if (app === 'baidu') {
    return withQuery('https://api.map.baidu.com/place/search', {
      query: placeName,
      output: 'html',
      src: `webapp.operator.${SOURCE}`,
    });
  }
  const start = from === null ? null : await toPointInCoordinateSystem(from, 'gcj02');
  return withQuery('https://uri.amap.com/search', {
    keyword: placeName,
    ...(start === null ? {} : { center: `${String(start.lng)},${String(start.lat)}` }),
    view: 'list',
    src: SOURCE,
    callnative: '1',
  });
}

/** The https page that shows a place, for hosts without their own viewer. */
export async function createMapPlaceLink(point: GeoPoint, name: string): Promise<string> {
  const { lng, lat } = await toPointInCoordinateSystem(point, 'gcj02');
  const position = `${String(lng)},${String(lat)}`;
  return withQuery('https://uri.amap.com/marker', {
    position,
    name: toPlaceName(name),
    src: SOURCE,
    coordinate: 'gaode',
    callnative: '1',
  });
}
