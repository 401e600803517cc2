import { inSystem } from '@/host/replies/located';
import { wellFormed } from '@/lib/wellFormed';

import type { GeoPoint } from '../Host';

/** The map apps that can be used for navigation. mapFlag 1 is the first, 2 the second (Rule 9.3). */
export type MapApp = 'amap' | 'baidu';

/** The source that the links name. Both vendors require one. */
const SOURCE = 'driver-app';

/** Both vendors use these characters as separators, encoded or not. */
const nameOf = (name: string): string => name.replace(/[,|]/g, ' ').trim() || '目的地';

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(wellFormed(value))}`)
    .join('&')}`;

/**
 * The https page of a map app that navigates from the phone's location to a place. AMap takes longitude first and GCJ-02. Baidu takes latitude first
 * and BD-09. If Baidu requires a start and it is not known, its page only shows the place.
 */
export async function navigationLink(app: MapApp, to: GeoPoint, name: string, from: GeoPoint | null): Promise<string> {
  if (app === 'amap') {
    const { lng, lat } = await inSystem(to, 'gcj02');
    const target = `${String(lng)},${String(lat)},${nameOf(name)}`;
    return withQuery('https://uri.amap.com/navigation', {
      to: target,
      mode: 'car',
      policy: '0',
      src: SOURCE,
      callnative: '1',
    });
  }
  const target = await inSystem(to, 'bd09');
  const spot = `${String(target.lat)},${String(target.lng)}`;
  const common = { output: 'html', coord_type: 'bd09ll', src: `webapp.operator.${SOURCE}` };
  if (from === null) {
    const title = nameOf(name);
    return withQuery('https://api.map.baidu.com/marker', { location: spot, title, content: title, ...common });
  }
  const start = await inSystem(from, 'bd09');
  return withQuery('https://api.map.baidu.com/direction', {
    origin: `latlng:${String(start.lat)},${String(start.lng)}|name:我的位置`,
    destination: `latlng:${spot}|name:${nameOf(name)}`,
    mode: 'driving',
    ...common,
  });
}

/**
 * The https page of a map app that searches for a place by its name, for one whose point is not known. AMap searches around `from` where that is
 * known. Baidu's search page takes the name alone; with the address it would find nothing where one of the two is written differently.
 */
export async function searchLink(app: MapApp, { name }: { name: string }, from: GeoPoint | null): Promise<string> {
  const words = nameOf(name);
  if (app === 'baidu') {
    return withQuery('https://api.map.baidu.com/place/search', {
      query: words,
      output: 'html',
      src: `webapp.operator.${SOURCE}`,
    });
  }
  const start = from === null ? null : await inSystem(from, 'gcj02');
  return withQuery('https://uri.amap.com/search', {
    keyword: words,
    ...(start === null ? {} : { center: `${String(start.lng)},${String(start.lat)}` }),
    view: 'list',
    src: SOURCE,
    callnative: '1',
  });
}

/** The https page that shows a place, for hosts without their own viewer. */
export async function placeLink(point: GeoPoint, name: string): Promise<string> {
  const { lng, lat } = await inSystem(point, 'gcj02');
  const position = `${String(lng)},${String(lat)}`;
  return withQuery('https://uri.amap.com/marker', {
    position,
    name: nameOf(name),
    src: SOURCE,
    coordinate: 'gaode',
    callnative: '1',
  });
}
